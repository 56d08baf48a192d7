import type { TopicLines } from '../knowledge.ts'
import type { DailyTopic } from '../topic.ts'

export const daily: Record<DailyTopic, TopicLines> = {
  coffee: {
    facts: [
      'Coffee beans are the seeds of a fruit that looks like a cherry.',
      'The finer the grind, the faster the water draws out the flavour.',
      'Roasting turns a green, grassy seed into something that smells of chocolate and nuts.',
    ],
    tips: [
      'Grind the beans just before brewing, about as coarse as sea salt.',
      'Rinse the paper filter with hot water, so that it tastes of nothing.',
      'Pour a little water first and wait: the coffee swells and lets its gas escape.',
      'Then pour slowly, in circles, from the centre outward.',
      'If the cup is sour, grind finer; if it is bitter, grind coarser.',
    ],
  },
  tea: {
    facts: [
      'Green tea and black tea come from the same plant; the leaves are treated differently.',
      'Water that is too hot makes green tea bitter.',
      'Tea houses, garden tables, railway platforms: tea is a reason to sit down together.',
    ],
    tips: [
      'Warm the pot first, then add the leaves.',
      'Let the water cool a little for green tea, and use it boiling for black.',
      'Give the leaves room to open, and take them out in time.',
    ],
  },
  bread: {
    facts: [
      'Flour, water, salt and time: good bread needs little more.',
      'Yeast eats sugar and gives off gas, and the gas lifts the dough.',
      'The crust turns brown because heat changes sugar and protein into new flavours.',
    ],
    tips: [
      'Weigh the flour and the water, because guessing is where bread goes wrong.',
      'Knead until the dough is smooth and springs back.',
      'Let it rest under a cloth until it has clearly grown.',
      'Bake it very hot, with a little steam for the crust.',
      'Let the loaf cool before you cut it, however hard that is.',
    ],
  },
  cooking: {
    facts: [
      'Salt, fat, acid and heat decide how almost every dish tastes.',
      'Much of what we call taste is really smell.',
      'Food browns only when its surface is dry and the pan is hot.',
      'A sharp knife is safer in the kitchen than a blunt one.',
      'Salt that goes in early reaches deep; salt at the end stays on the surface.',
      'A dish that rests for a moment keeps its juice.',
    ],
    tips: [
      'Read the whole recipe once, before anything gets hot.',
      'Check that everything on the list is really there.',
      'Prepare and cut everything first, then cook without hurry.',
      'Heat the pan properly, and do not crowd it.',
      'Taste again and again, and season in small steps.',
      'Finish with something fresh: herbs, lemon or a few drops of good oil.',
    ],
  },
  fruit: {
    facts: [
      'Fruits are the way in which plants send their seeds on a journey.',
      'Different colours on the plate mean different nutrients.',
      'Fruit and vegetables taste best when they are in season.',
    ],
    tips: [
      'Buy what is in season, and buy a little of it often.',
      'Wash it just before eating, not before storing.',
      'Keep a bowl of fruit in sight: what is seen is eaten.',
    ],
  },
  chocolate: {
    facts: [
      'Chocolate begins as the bitter seeds of the cacao tree.',
      'The beans are fermented, dried and roasted before they taste of chocolate.',
      'Chocolate melts in the mouth because cocoa butter turns soft at body warmth.',
    ],
    tips: [
      'Melt chocolate slowly, over warm water, never over high heat.',
      'Keep every drop of water away from it.',
      'Let a small piece melt on the tongue instead of chewing it.',
    ],
  },
  sleep: {
    facts: [
      'While we sleep, the brain sorts the day and strengthens what it learned.',
      'The body uses sleep to repair itself, quietly and without being asked.',
      'Light and darkness tell the inner clock when it is time to rest.',
    ],
    tips: [
      'Go to bed at about the same time, also at weekends.',
      'Dim the lights in the evening and put the screen away.',
      'Keep the bedroom dark, quiet and a little cool.',
    ],
  },
  walking: {
    facts: [
      'Walking moves the large muscles, the heart and the blood without strain.',
      'Morning light helps the inner clock, so the evening brings sleep more easily.',
      'Thoughts tend to loosen when the feet find a rhythm.',
    ],
    tips: [
      'Put the shoes beside the door the night before.',
      'Leave the phone in the pocket, and look up for the first few minutes.',
      'Begin with a short round, and let it grow by itself.',
      'Choose the same time every day, until walking becomes a habit.',
    ],
  },
  exercise: {
    facts: [
      'Muscles grow stronger in the rest that follows the effort.',
      'Regular movement is good for heart, mood and sleep.',
      'Small efforts that are repeated do more than one heroic day.',
      'Strength fades when it is not used, and returns with practice.',
      'Variety is kind to the joints and keeps boredom away.',
      'Sore muscles after something new are normal; sharp pain is a sign to stop.',
    ],
    tips: [
      'Choose two or three movements that you can do well.',
      'Warm up for a few minutes, until breathing feels easy and joints feel loose.',
      'Start lighter than you think, and move cleanly.',
      'Breathe out on the hard part, and never hold your breath.',
      'Rest well, drink water, and come back on the next day you planned.',
      'Note what you did, so that you can see your progress.',
    ],
  },
  heart: {
    facts: [
      'The heart beats all day and all night without ever being told to.',
      'Food, movement, rest and company all belong to health.',
      'The body gives early signs, and it pays to listen to them.',
    ],
    tips: [
      'Move a little every day, rather than a lot once in a while.',
      'Fill half of the plate with vegetables.',
      'Ask a doctor when something feels wrong, and ask early.',
    ],
  },
  brain: {
    facts: [
      'The brain learns by making connections, and each repetition makes them stronger.',
      'Trying to remember is better practice than reading once more.',
      'New things stick when they are tied to something we already know.',
    ],
    tips: [
      'Learn in short sessions, with real breaks in between.',
      'Close the book and say it in your own words.',
      'Explain it to somebody else: gaps show up at once.',
      'Come back the next day, and again a week later.',
    ],
  },
  calm: {
    facts: [
      'A long breath out tells the body that it is safe.',
      'The mind wanders by nature; noticing it is already the practice.',
      'Rest is not the opposite of work: it is part of it.',
    ],
    tips: [
      'Sit down comfortably, with both feet on the floor.',
      'Breathe in through the nose, and out more slowly than in.',
      'When thoughts arrive, let them pass like cars in the street.',
      'Stay for a few minutes, and then stand up without hurry.',
    ],
  },
  home: {
    facts: [
      'Things without a place end up in every place.',
      'A tidy room gives the eyes a rest, and the mind follows.',
      'What lies within reach is used; what is hidden is forgotten.',
    ],
    tips: [
      'Choose one drawer, not the whole house.',
      'Take everything out, and keep only what is used or loved.',
      'Give each thing a fixed place, close to where it is needed.',
      'Put ten things back every evening.',
    ],
  },
  family: {
    facts: [
      'Stories that are told at the table become the memory of a family.',
      'Time together counts more than anything that was bought for it.',
      'Children learn less from what we say than from what we do.',
    ],
    tips: [
      'Ask one real question, and then simply listen.',
      'Keep one small ritual, at the same hour, every week.',
      'Write down what the grandparents tell, before it is lost.',
    ],
  },
}
