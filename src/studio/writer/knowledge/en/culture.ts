import type { TopicLines } from '../knowledge.ts'
import type { CultureTopic } from '../topic.ts'

export const culture: Record<CultureTopic, TopicLines> = {
  book: {
    facts: [
      'A reader builds the pictures alone, and so no two people read the same book.',
      'A story holds us because somebody wants something and something stands in the way.',
      'Writing by hand slows thoughts down until they become clear.',
    ],
    tips: [
      'Read a few pages every day, at the same hour.',
      'Write a bad first page: it can be improved, an empty one cannot.',
      'Read it aloud, and cut every word that makes you stumble.',
    ],
  },
  music: {
    facts: [
      'Every tone is air that trembles, and pitch is how fast it does.',
      'Music is made of repetition and surprise, in turns.',
      'Playing an instrument trains ears, hands and attention at once.',
    ],
    tips: [
      'Practise slowly, so that the hands learn the right way first.',
      'Repeat the two hard bars, not the whole song.',
      'Play a little every day, and end with something you love.',
    ],
  },
  art: {
    facts: [
      'Light and shadow, more than lines, make a thing look round.',
      'A picture guides the eye: to the brightest spot, the sharpest edge, a face.',
      'Warm colours seem to come closer, cool colours seem to step back.',
    ],
    tips: [
      'Look longer than you draw: seeing is most of the work.',
      'Begin with the large shapes, and leave the details for later.',
      'Choose where the light comes from, before anything else.',
      'Take one step back, half close the eyes, and compare.',
    ],
  },
  history: {
    facts: [
      'History is what people left behind, and what we can read from it.',
      'Old walls show what people feared, and old tools show how they lived.',
      'Most of the past was everyday life: bread, weather, work and children.',
    ],
    tips: [
      'Ask of every source who made it, when, and for whom.',
      'Put the events on one line, in order, and look for causes.',
      'Touch an old wall and imagine the hand that set the stone.',
    ],
  },
  sport: {
    facts: [
      'Technique saves strength, and that is why good players look relaxed.',
      'A team is strong when everyone knows what the others will do.',
      'Games are often decided by small things: a step, a glance, a breath.',
    ],
    tips: [
      'Learn the basic movement slowly, before adding speed.',
      'Train the weaker side as often as the stronger one.',
      'Afterwards, name one thing that worked and one to improve.',
    ],
  },
  travel: {
    facts: [
      'Every city has its own rhythm, and it shows early in the morning.',
      'A few words in the local language open more doors than any guidebook.',
      'The small detours are what travellers talk about for years.',
      'Outside the high season, places are calmer and people have more time.',
      'A light bag makes the journey easier at every staircase.',
      'The best stories begin where the plan ended.',
    ],
    tips: [
      'Choose one place to stay longer, rather than many to pass through.',
      'Pack, and then take a third of it out again.',
      'Keep copies of tickets and papers in a second place.',
      'Walk the first evening without a goal.',
      'Eat where the menu is short and the people live nearby.',
      'Write three lines every evening, before the days run together.',
    ],
  },
  lighthouse: {
    facts: [
      'A lighthouse warns ships of rocks and shows them where they are.',
      'Each lighthouse has its own rhythm of light, so that sailors can tell them apart.',
      'Keepers once lit the lamp by hand, night after night; today most lights run by themselves.',
    ],
    tips: [
      'Read the light like a name: count the flashes and the pause.',
      'Keep the lamp clean, the log complete, and an eye on the weather.',
      'When fog comes in, trust the signal, not the eye.',
    ],
  },
  bicycle: {
    facts: [
      'A rolling wheel keeps the balance that a standing one cannot.',
      'Gears let the legs keep one pace while the road goes up and down.',
      'Good roads, rails and wheels have always brought people closer together.',
    ],
    tips: [
      'Check the air, the brakes and the lights before you start.',
      'Look where you want to go, not at the obstacle.',
      'Keep your distance, signal early, and be seen.',
    ],
  },
  computer: {
    facts: [
      'A computer only knows on and off, and builds everything else from that.',
      'A program is a recipe: clear steps, in the right order.',
      'Artificial intelligence finds patterns in examples; what they mean, people must judge.',
      'Most mistakes in a program are small: a missing sign, a wrong order.',
      'A backup is worth something only when it can be restored.',
      'The cloud is simply another computer, in a hall far away.',
    ],
    tips: [
      'Break the big task into small ones that can be tested.',
      'Change one thing at a time, and look at what happens.',
      'Describe the error exactly: what you expected, and what happened.',
      'Restart before you despair: surprisingly often, it helps.',
      'Save often, and keep a second copy somewhere else.',
      'Check what a machine tells you before you pass it on.',
    ],
  },
  phone: {
    facts: [
      'A long password protects better than a complicated short one.',
      'Every message is cut into small packets and put together again on arrival.',
      'Apps compete for attention; settings decide who wins.',
      'A bright phone late in the evening makes it harder to fall asleep.',
      'The apps on the first screen are the ones we open without thinking.',
      'A message that has been sent can hardly be fetched back.',
    ],
    tips: [
      'Turn off every notification that no human being has sent.',
      'Clear the first screen, and keep only what you need.',
      'Charge the phone at night outside the bedroom.',
      'Use a different password for every account, and a manager to keep them.',
      'Install updates soon, and be slow with links from strangers.',
      'Back up photos and contacts before anything breaks.',
    ],
  },
  money: {
    facts: [
      'Money grows slowly through habits, and vanishes quickly through exceptions.',
      'Interest works for those who save and against those who owe.',
      'A price is a number; a value is what it means to you.',
      'Small regular costs are easily overlooked, and they add up.',
      'Savings in different places do not all fall at the same time.',
      'Money that has a name and a goal is saved more easily.',
    ],
    tips: [
      'Write down every expense for one month, without judging.',
      'Cancel one subscription that nobody uses any more.',
      'Put savings aside on the first day, not on the last.',
      'Sleep one night before any large purchase.',
      'Build a small reserve first, and only then bigger plans.',
      'Look at the goal once a month, and adjust the amount.',
    ],
  },
  work: {
    facts: [
      'Attention is limited, and every switch costs some of it.',
      'Clear goals save more time than long hours.',
      'Teams work well where questions are welcome.',
      'A plan on paper frees the head for the next step.',
      'Unfinished tasks come back to mind until they have a date.',
      'A job that takes ten minutes grows when it has a whole afternoon.',
    ],
    tips: [
      'Choose the one task that matters most, and begin with it.',
      'Close everything else for half an hour.',
      'Gather the small tasks, and do them in one go.',
      'Take a real break, away from the screen.',
      'Say what is done, what is open and who does what.',
      'Plan tomorrow in the last ten minutes of today.',
    ],
  },
  light: {
    facts: [
      'An invention rarely comes from nothing: it joins things that already exist.',
      'Electric current is charge in motion, and it needs a closed circuit.',
      'A good experiment changes one thing and keeps the others as they were.',
    ],
    tips: [
      'Put the question so that a test can answer it.',
      'Write down what you expect before you try.',
      'Measure twice, and treat a failure as a result.',
    ],
  },
  time: {
    facts: [
      'Clocks measure time; attention decides how long it feels.',
      'New experiences make a day seem longer when we look back.',
      'Habits save decisions, and decisions cost strength.',
    ],
    tips: [
      'Write tomorrow on a small piece of paper tonight.',
      'Do the difficult thing while the day is fresh.',
      'Leave a gap between two appointments.',
    ],
  },
}
