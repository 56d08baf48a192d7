export const comparing = {
  sides: ['On one side: {k}.', 'On the other side: {k}.'],
  criteria: [
    'What matters most here: the price, the effort, or the joy of it?',
    'Compare them on an ordinary day, not on a perfect one.',
    'Both have friends who would never change sides, and both have good reasons.',
    'Look at what you already have and do; one of the two will fit it better.',
    'Try each of them for a week, and write down what you notice.',
    'Ask somebody who knows both, and listen for the small complaints.',
  ],
  suits: 'For {i}: {k}.',
  verdicts: [
    'Does the first side sound more like you? Then {k}. If it is the second: {i}. Both are fair choices.',
    'Choose {k} if it fits what you have and do, and {i} if that fits better.',
  ],
  changes: [
    ['First, the before. Look at it without judging.', 'This is how it was, day after day.'],
    [
      'One day it was enough, and that was the beginning.',
      'It did not change by itself; somebody decided to begin.',
    ],
    [
      'The first hour changed almost nothing, and that is normal.',
      'It began in one corner, with one small thing.',
    ],
    [
      'In the middle it looked worse than before. It always does.',
      'Then came the part that nobody takes pictures of: the work.',
    ],
    [
      'And now, the after. Look at the same picture again.',
      'Here it is: the same, and yet another one.',
    ],
    [
      'The difference is not luck. It is many small steps in a row.',
      'What stays is the feeling that change is possible.',
    ],
  ],
}
