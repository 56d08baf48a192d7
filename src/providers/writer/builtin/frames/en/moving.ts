import type { StyleFrames } from '../frames.ts'

export const motivational: StyleFrames = {
  titles: ['{T}: start today', 'Your reason to begin: {t}', '{T}. Your first step'],
  descriptions: [
    'A push in the right direction: {t}, and the small first step that changes a day.',
    'Why it is worth it, and how to begin: {t}.',
  ],
  hooks: [
    'What if today is the day? {T}: it begins with one small step.',
    'You do not need to be ready. You only need to begin. {T}.',
    'Think of {s}. Now think of yourself, one month from today.',
  ],
  develop: [
    [
      'Everyone who is good at something was once a beginner.',
      'Nobody starts strong. People get strong by starting.',
    ],
    ['The first step may be tiny. It still counts.', 'Make it so small that you cannot say no.'],
    [
      'There will be days when you do not feel like it. Go anyway.',
      'Some days will be heavy. Those are the days that build you.',
    ],
    [
      'Do not compare yourself with others. Compare yourself with yesterday.',
      'Your pace is a good pace, as long as it is yours.',
    ],
    [
      'Feel how it changes you, slowly, from the inside.',
      'One day you notice: it has become easier.',
    ],
    ['You fall, you learn, you stand up again.', 'A setback is only a comma, not a full stop.'],
    ['What you repeat becomes who you are.', 'Habits carry you when courage takes a day off.'],
    [
      'Someone is watching you and finding the courage to begin.',
      'Share the road with someone, and it becomes shorter.',
    ],
    [
      'Look back: you have come farther than you thought.',
      'Take a moment to be proud. You earned it.',
    ],
    [
      'The best moment was yesterday. The second best is now.',
      'Tomorrow begins with what you do today.',
    ],
  ],
  closes: [
    'So take the first step, today. {T}: this is your beginning.',
    'Begin small. Begin now. And come back tomorrow.',
    'Stand up, breathe in, go. You have got this.',
  ],
}

export const productDemo: StyleFrames = {
  titles: ['Meet {s}', '{S}: how it helps', '{S}, in action'],
  descriptions: [
    'The problem, the solution and the benefit: {t}, shown in a short demo.',
    'See what changes with {s}: from the everyday problem to the simple answer.',
  ],
  hooks: [
    'You know the problem: too little time, too many small obstacles. Here comes {s}.',
    'There must be a better way. There is. Meet {s}.',
    'What would your day look like with one worry less? Take a look at {s}.',
  ],
  develop: [
    [
      'The problem is familiar: we mean to do it, and then the day gets in the way.',
      'It is the small annoyances that cost us the most energy.',
    ],
    [
      'And the usual answers? Complicated, forgotten, or left in a drawer.',
      'Until now, that meant a detour, a reminder on paper, or simply giving up.',
    ],
    ['Now watch what is different.', 'This is where it changes.'],
    ['It begins with a single, simple action.', 'No long preparation. Pick it up and go.'],
    [
      'The idea behind it is clear: do one thing, and do it well.',
      'Everything has its place, and nothing is in the way.',
    ],
    [
      'What does that mean for you? A clear head, and time for what matters.',
      'The benefit is something you feel every single day.',
    ],
    [
      'In the morning, on the way, at home: it fits into the day that you already have.',
      'It adapts to you, and not the other way round.',
    ],
    [
      'Imagine one week with it. Then imagine going back.',
      'After a few days you stop noticing it. That is the best compliment.',
    ],
    [
      'Ask the questions that matter: is it simple, is it useful, does it last?',
      'Take it in your hands, try it, and judge for yourself.',
    ],
    ['Less effort, more ease.', 'Simple to start, and good to keep.'],
  ],
  closes: [
    '{S}. Try it today and see the difference for yourself.',
    'Ready for the easier way? Discover {s} now.',
    'One problem less, one good habit more: {s}.',
  ],
}

export const entertaining: StyleFrames = {
  titles: ['{T}: wait for it', '{T}, but make it fun', 'Surprise! {T}'],
  descriptions: [
    'A playful look at it, with a twist or two on the way: {t}.',
    'You thought you knew it all? {T}: think again, and enjoy the ride.',
  ],
  hooks: [
    'Stop scrolling! This is about {s}, and it gets stranger by the second.',
    'Warning: after this video you will never see {s} the same way again.',
    'Quick, what comes to your mind when you hear: {s}? Wrong. Well, almost.',
  ],
  develop: [
    ['Ready? Here comes the first surprise.', 'Hold on to your hat.'],
    ['Sounds made up. It is not.', 'Yes, really. Read that again in your head.'],
    [
      'And who gets the blame? Nobody, of course. It just happened.',
      'Somewhere, someone is nodding very wisely right now.',
    ],
    ['Plot twist!', 'But wait, it gets better.'],
    [
      'If this were a film, the music would get louder now.',
      'Imagine a drum roll here. A long one.',
    ],
    [
      'Tell that at a party, and watch the faces.',
      'Your friends will pretend they knew that already.',
    ],
    ['Let us be honest: we have all been there.', 'Admit it, you are smiling a little.'],
    [
      'On a scale from one to ten, that is a solid banana.',
      'Scientists call this: well, that escalated quickly. All right, they do not.',
    ],
    ['Once more, for the people at the back.', 'Deep breath. We are not finished.'],
    ['And now, the grand finale.', 'Last round, best round.'],
  ],
  closes: [
    'And that was {s}. You may now act as if you had always known.',
    'Send this to somebody who needs to know about {s}. You know exactly who.',
    'The end! Or is it? With {s}, one can never be sure.',
  ],
}
