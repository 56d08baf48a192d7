export const announcing = {
  invitations: [
    ['Good news like this wants to be shared.', 'News like this is worth a moment of your time.'],
    [
      'Perhaps it is just what you have been waiting for.',
      'Perhaps it comes at just the right moment for you.',
    ],
    [
      'If it is something for you, keep it in mind.',
      'If you like the sound of it, think about it in your own time.',
    ],
    [
      'If it is not for you, you may know somebody who would be glad of it.',
      'Who among your friends would like to know?',
    ],
    [
      'Make a note of it now, before the day carries you off.',
      'Write it down where you will see it again.',
    ],
    [
      'Now you know, and others may not know yet.',
      'Not everybody has heard of it yet, but you have.',
    ],
    ['If you have a question, just ask.', 'Is anything unclear? Asking costs nothing.'],
    ['Pass it on to the one person who should know.', 'A message like this is quickly passed on.'],
    ['That is all you need to know for a start.', 'It is quickly said, and easy to keep in mind.'],
    ['We are looking forward to it.', 'You are warmly welcome.'],
  ],
  notices: [
    ['A short message for everybody it concerns.', 'Here is something you should know.'],
    ['Better to know now than to find out on the way.', 'A thing like this is good to know early.'],
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
      'If it concerns somebody you know, let them know.',
    ],
    [
      'If it does not concern you, somebody near you may want to know.',
      'That is the whole message.',
    ],
    ['Thank you for your understanding.', 'Thank you for passing it on.'],
  ],
  farewells: [
    ['A short message for everybody it concerns.', 'This is a goodbye.'],
    ['Something familiar comes to an end.', 'A goodbye takes a few words and a little time.'],
    [
      'If it has been part of your days, you will notice.',
      'Perhaps you have memories of it; now is a good moment for them.',
    ],
    [
      'As long as the door is open, there is still time.',
      'If there is something you still want, do not wait too long.',
    ],
    [
      'Make a note of it, so that it does not pass you by.',
      'Take a moment to look at your calendar.',
    ],
    ['Please tell those who should hear it, too.', 'Somebody you know may want to say goodbye.'],
    ['What was good stays in the memory.', 'Some goodbyes are also a thank-you.'],
    ['Thank you for your loyalty.', 'Thank you to all who were part of it.'],
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
  reminders: ['Do not miss it: {i}.'],
  repeats: ['Once more, so that it stays: {i}.', 'In short: {i}.', 'The point to remember: {i}.'],
  notes: ['Write this down: {i}.', 'Here is what to keep at hand: {i}.'],
}
