import type { AudienceFrames, LanguageFrames } from '../frames.ts'

export const audiences: LanguageFrames['audiences'] = {
  'General Audience': { early: [], late: [] },
  Teenagers: {
    early: ['No lecture, promise. Just the good part.', 'Give it a few seconds. It is worth it.'],
    late: [
      'Show this to your friends and see who knew.',
      'Your turn: try it and see what happens.',
    ],
  },
  'Young Adults': {
    early: [
      'Between work, friends and big plans, this one deserves a place.',
      'Something for the years in which so much begins.',
    ],
    late: [
      'Make it part of your own life, on your own terms.',
      'Keep it simple, and keep what works for you.',
    ],
  },
  Professionals: {
    early: [
      'The focus is on what is relevant in practice.',
      'In the following: the essentials, precisely put.',
    ],
    late: [
      'Consider which point applies to your own work, and start there.',
      'Take one point into your next meeting.',
    ],
  },
  'Tech Enthusiasts': {
    early: ['Let us look under the hood.', 'Think of it as a system: input, process, output.'],
    late: ['Experiment, measure, and iterate.', 'Take it apart in your mind and build it again.'],
  },
  'Fitness Enthusiasts': {
    early: [
      'Think of it as a warm-up for the mind.',
      'You know it from training: rhythm beats force.',
    ],
    late: [
      'Treat it like a training plan: small, regular, honest.',
      'Breathe, focus, one more round.',
    ],
  },
  Seniors: {
    early: [
      'Take your time; there is no hurry here.',
      'Perhaps this will bring back a memory of your own.',
    ],
    late: [
      'Perhaps you will tell somebody about it over a cup of tea.',
      'Your own experience is worth a great deal here.',
    ],
  },
  Parents: {
    early: [
      'This is also something for the whole family.',
      'Between breakfast and bedtime, there is room for this.',
    ],
    late: [
      'Try it together with your children, and let them ask.',
      'Children will remember the time you took.',
    ],
  },
  Children: {
    early: ['Come along! Open your eyes and ears.', 'Are you curious? Very good. Let us go!'],
    late: ['Can you tell it to somebody at home?', 'Now you can draw a picture of it!'],
  },
} satisfies Record<string, AudienceFrames>

export const shared = {
  aspects: [
    'One part of it deserves a closer look: {k}.',
    'Then there is this: {k}.',
    'Keep this in mind as well: {k}.',
    'And here it becomes interesting: {k}.',
    'Not to forget: {k}.',
    'Another side of the same story: {k}.',
  ],
  inquiries: [
    'A first question: what exactly do we mean by {s}?',
    'Where do we meet it in daily life?',
    'What has to come together before it can happen?',
    'What would be missing without it?',
    'What can we see with our own eyes, and where do we need instruments or experts?',
    'One word keeps coming back whenever people explain it. Look that word up first.',
    'What do people most often get wrong about it?',
    'Draw three boxes: before, during and after. Then fill them in.',
    'Find one example close to home, because an example makes an idea stick.',
    'Ask two people who know it well, and compare their answers.',
  ],
  universal: [
    'Small details often tell the most.',
    'Look at it from the other side, and it changes.',
    'What seems ordinary has usually come a long way.',
    'Every beginning looks small from a distance.',
    'It helps to slow down and really look.',
    'What we understand, we treat with more care.',
    'Good questions last longer than quick answers.',
    'It is often the quiet things that stay with us.',
    'Much becomes clear only when we see it in motion.',
    'Hands remember what words forget.',
    'There is always somebody who knows it from the inside.',
    'What we share grows, and what we hide fades.',
    'Nothing stands alone; everything leads to something else.',
    'The first impression is only the door.',
    'A single picture can say what a whole page cannot.',
    'And sometimes the simplest answer is the right one.',
  ],
  steps: [
    'Step one:',
    'Step two:',
    'Step three:',
    'Step four:',
    'Step five:',
    'Step six:',
    'Step seven:',
    'Step eight:',
  ],
  ordinals: [
    'First:',
    'Second:',
    'Third:',
    'Fourth:',
    'Fifth:',
    'Sixth:',
    'Seventh:',
    'Eighth:',
    'Ninth:',
    'Tenth:',
  ],
  ideas: [
    'The idea in one sentence: {i}',
    'It all starts with this: {i}',
    'Here is what it is about: {i}',
  ],
  answers: [
    'And the question {i}?',
    'And the question {i}? Nobody knew for sure. But asking it had opened a door.',
    'And the question {i}? It stayed, and it went along.',
  ],
  names: ['Mara', 'Elias', 'Nora', 'Jonas', 'Lena', 'Tom'],
  theme: 'an unusual idea',
}
