import type { StyleFrames } from '../frames.ts'

export const educational: StyleFrames = {
  titles: ['{T}: explained simply', '{T}, explained', 'A closer look: {t}'],
  descriptions: [
    'A short lesson: {t}. The question, the explanation and what to remember.',
    'A question, a clear explanation and a summary: {t}.',
  ],
  hooks: [
    'Here is something that deserves a closer look: {t}.',
    'What do you already know about {s}? Let us find out together.',
    'Most of us think we know about {s}. Let us look again.',
  ],
  develop: [
    ['Start with the basics.', 'First, the foundation.'],
    ['Now ask why.', 'So what is the reason?'],
    ['An example makes it clearer.', 'Picture it in everyday life.'],
    ['That explains a lot about {s}.', 'Suddenly, one piece fits the next.'],
    ['But there is more to it.', 'Look one layer deeper.'],
    [
      'Compare it with something you know well, and note what is different.',
      'Try to say it in your own words before you go on.',
    ],
    [
      'A common mistake is to look only at the surface.',
      'It is easy to confuse the cause with the effect here.',
    ],
    [
      'Connect the dots: cause, effect, and what follows from it.',
      'Put the pieces side by side, and a pattern appears.',
    ],
    [
      'Here is how you can check it yourself: watch, compare, and ask again.',
      'A good test of understanding: could you explain it to a friend?',
    ],
    ['So, the short version.', 'Let us sum it up.'],
  ],
  closes: [
    'Remember this about {s}: look closely, ask why, and connect what you find.',
    'One question answered, and the next one is already waiting. That is how learning works.',
    'Now explain it to somebody else. That is how you keep it.',
  ],
}

export const informative: StyleFrames = {
  titles: ['{T}: the key facts', '{T} at a glance', 'Good to know: {t}'],
  descriptions: [
    'The essentials in a clear order: {t}.',
    'A compact overview: {t}. What it is, how it works and why it matters.',
  ],
  hooks: [
    'Today in brief: {t}.',
    'The topic: {t}. These are the points that matter.',
    'A short overview of {s}, without detours.',
  ],
  develop: [
    ['The background first.', 'First, a word on the context.'],
    ['Now to the essential point.', 'This is the core of it.'],
    ['This is how it works in practice.', 'In daily life it looks like this.'],
    ['Something else is worth knowing.', 'There is a second point.'],
    ['What follows from that?', 'The consequence is simple.'],
    [
      'Opinions on details may differ, but the principle is clear.',
      'The details vary from case to case; the principle stays.',
    ],
    [
      'Anyone who wants to judge {s} should look at purpose, method and effect.',
      'Three questions help here: what is it for, how does it work, whom does it serve?',
    ],
    ['This is often overlooked.', 'One detail is easy to miss.'],
    [
      'It pays to compare several sources before deciding.',
      'Good information names its source and its limits.',
    ],
    ['To sum up.', 'Back to the main thread.'],
  ],
  closes: [
    'That was {s} in brief: background, principle, practice.',
    'Those are the essentials on {s}. The next step is to look for yourself.',
    'Keep the main thread in mind, and the details will find their place.',
  ],
}

export const tutorial: StyleFrames = {
  titles: ['{T}: step by step', '{T}, one step at a time', 'Step by step: {t}'],
  descriptions: [
    'A practical guide: {t}, step by step, with the mistakes to avoid.',
    'Follow along: {t}, in clear steps that anyone can repeat.',
  ],
  hooks: [
    'In the next few moments you will see, step by step: {t}.',
    'Ready to try it yourself? Today: {t}.',
    'A little time and a clear plan are enough. Here we go: {t}.',
  ],
  develop: [
    ['Lay out everything you need before you begin.', 'Clear a space and gather what you need.'],
    [
      'Decide what the result should look like, and keep that picture in mind.',
      'Know your goal: one sentence is enough.',
    ],
    [
      'Go slowly the first time. Speed comes by itself.',
      'Do not rush this part; it carries all the others.',
    ],
    [
      'Look at the result of each step before you take the next.',
      'Stop for a moment here and compare it with your goal.',
    ],
    [
      'If something goes wrong, go back one step, not to the start.',
      'A mistake here is normal. Change one thing and try again.',
    ],
    [
      'Pay attention to the details now; they make the difference.',
      'This is the point where care pays off.',
    ],
    [
      'Write down what worked, so that you can repeat it.',
      'Take a quick note or a photo for next time.',
    ],
    [
      'Repeat the hardest part once more on its own.',
      'Practise the tricky part until it feels easy.',
    ],
    [
      'Tidy up as you go, and the end will be easy.',
      'Put the tools back, and check that nothing is missing.',
    ],
    ['Now look at the whole result with fresh eyes.', 'Take a step back and check the result.'],
  ],
  closes: [
    'That is it: {t}. Try it today, while it is fresh in your mind.',
    'Now you know the steps. The second time will be twice as easy.',
    'Save these steps, try them once, and make them your own.',
  ],
}
