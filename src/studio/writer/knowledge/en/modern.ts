import type { TopicLines } from '../knowledge.ts'
import type { ModernTopic } from '../topic.ts'

export const modern: Record<ModernTopic, TopicLines> = {
  app: {
    facts: [
      'A good app does one thing so simply that it needs no manual.',
      'People decide quickly whether an app may stay on their phone.',
      'Every extra field in a form loses somebody on the way.',
      'What is obvious to the makers is often a riddle to the users.',
      'Updates close gaps, and so they should not wait.',
      'Software is never finished, only ready for the next question.',
    ],
    tips: [
      'Name the one task that the app should make easier.',
      'Draw the way through the app on paper first.',
      'Try the sketch with three people who have never seen it.',
      'Build the most important screen, and leave the rest for later.',
      'Ask for data only when they are really needed.',
      'Read every review, and answer the ones that hurt.',
    ],
  },
  car: {
    facts: [
      'When it brakes, an electric car gives energy back to its battery.',
      'An electric motor has far fewer moving parts than an engine that burns fuel.',
      'Calm driving saves fuel or electricity, and nerves as well.',
      'In the cold, a battery does not carry a car as far.',
      'A car spends most of its life parked.',
      'The tyres are the only part of a car that touches the road.',
    ],
    tips: [
      'Write down how far you really drive on a normal day.',
      'Find out where the car could charge, at home or at work.',
      'Compare the whole cost: price, electricity, insurance and repairs.',
      'Take a test drive on the roads that you use every day.',
      'Check tyres, lights and brakes before a long drive.',
      'Look far ahead, and let the car roll early.',
    ],
  },
  energy: {
    facts: [
      'Solar panels turn light into electricity, without a single moving part.',
      'Solar power also works under clouds, only with less strength.',
      'Energy that nobody uses does not have to be made.',
      'In many homes, heating takes the largest share of the energy.',
      'A battery carries the sunlight of noon into the evening.',
    ],
    tips: [
      'Find out which devices use the most electricity.',
      'Switch off what only waits.',
      'Seal the gaps at windows and doors, and keep the warmth inside.',
      'Check which part of the roof gets sun, and for how long.',
      'Ask for several offers, and for what happens after the guarantee.',
      'Run the washing machine when the sun is high.',
    ],
  },
  language: {
    facts: [
      'A language is learned by using it, mistakes included.',
      'The same words come up again and again, so a small vocabulary goes a long way.',
      'The ear has to know a sound before the mouth can make it.',
      'A little every day does more for a language than one long evening a week.',
      'Words stick better in a sentence than in a list.',
    ],
    tips: [
      'Choose a reason: a person, a journey, a film you want to follow.',
      'Learn the sounds first, and copy them aloud.',
      'Collect whole sentences that you will really say.',
      'Talk to yourself in the new language while you tidy up or walk.',
      'Speak with someone early, before you feel ready.',
      'Come back to old words just before they fade.',
    ],
  },
  nutrition: {
    facts: [
      'Colourful meals are varied meals, and variety feeds us well.',
      'Whole grains, beans and vegetables keep us full for longer.',
      'Thirst is easily mistaken for hunger, so a glass of water is a good first answer.',
      'In front of a screen we eat more than we notice.',
      'What lies ready in the kitchen decides what we eat.',
    ],
    tips: [
      'Look at what you ate this week, without judging.',
      'Add one vegetable to a meal that you already like.',
      'Put fruit where you see it, and sweets where you do not.',
      'Make a little more, and take the rest along for lunch.',
      'Eat slowly, at a table, with the phone in another room.',
      'Change one meal first, and leave the others for later.',
    ],
  },
  stretching: {
    facts: [
      'A stretch works slowly; a muscle that is pulled too fast pulls back.',
      'Long sitting makes hips and shoulders stiff, and moving makes them soft again.',
      'In yoga, breath and movement belong together.',
      'Short stretches every day do more than one long session.',
      'Warm muscles stretch more easily than cold ones.',
    ],
    tips: [
      'Stand up, shake out your arms and legs, and get warm.',
      'Roll the shoulders slowly, first back and then forward.',
      'Go into the stretch until you feel it, and never into pain.',
      'Hold it for a few calm breaths, and let the breath do the work.',
      'Change sides, and notice the difference.',
      'End lying on your back, and stay there for a moment.',
    ],
  },
}
