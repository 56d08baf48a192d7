export const announcing = {
  notices: [
    ['A short message for everybody it concerns.', 'Here is something you should know.'],
    [
      'Plans change now and then, and it is good to hear of it in time.',
      'Better to know now than to stand in front of a closed door.',
    ],
    [
      'Please tell those who do not look at their phone so often.',
      'Pass it on to everybody who should know.',
    ],
    [
      'Make a note of it, and change your own plans if you need to.',
      'Take a moment to look at your calendar.',
    ],
    [
      'If you are not sure, ask before you set out.',
      'Save yourself the way, and use the time for something good.',
    ],
    ['As soon as there is news, you will hear it.', 'More will follow when there is more to say.'],
    ['Thank you for your understanding.', 'Thank you for passing it on.'],
  ],
  searches: [
    ['Please look closely for a moment.', 'This concerns everybody who lives or works nearby.'],
    ['Somebody is waiting, and every hour counts.', 'Somebody is thinking of nothing else today.'],
    [
      'Think back: what have you seen in the last few days?',
      'Look around on your way, also in quiet corners.',
    ],
    [
      'Ask the neighbours, the shops, and those who walk their dogs.',
      'Sometimes a look behind the hedge is enough.',
    ],
    ['Share this with the people around you.', 'The more people know, the better the chances.'],
    ['Even a small hint can help.', 'Every hint is welcome, however small it seems.'],
    ['Thank you for your help.', 'Thank you for keeping your eyes open.'],
  ],
}
