import type { StyleFrames } from '../frames.ts'

export const storytelling: StyleFrames = {
  titles: ['{T}', '{T}: a story', 'A tale: {t}'],
  descriptions: [
    'A short story: {t}. One moment changes everything.',
    'Somebody, somewhere, and a turn that no one expected: {t}.',
  ],
  hooks: [
    'Here is a story: {t}. It begins quietly, like all good stories.',
    'It was one of those evenings when anything can happen. {T}: so the story goes.',
    'Some stories are told only once. Here is one of them: {t}.',
  ],
  develop: [
    ['{C} had known this place for a lifetime.', 'There was {c}, alone with one thought.'],
    [
      'Every day had been like the one before, until now.',
      'Until that hour, nothing had ever seemed out of place.',
    ],
    [
      'Then came a small sound, a light, a sign that should not have been there.',
      'Then something happened that nobody had planned.',
    ],
    ['{C} stood still and listened.', '{C} could have turned around. That would have been easy.'],
    ['There was only one way: forward.', 'One more step, and there was no going back.'],
    ['For a moment, everything seemed lost.', 'It grew dark, and every door seemed closed.'],
    [
      'And right there, in the middle of it, was the answer.',
      'But the darkest point was also the turning point.',
    ],
    ['{C} understood: it had been there all along.', 'Now {c} saw what had been hidden before.'],
    ['A hand reached out, and the fear let go.', 'What had been heavy became light.'],
    [
      'When morning came, the world looked the same. But it was not.',
      'Nobody ever found out what had really happened that night.',
    ],
  ],
  closes: [
    'And {c}? Ask the wind. It still tells this story.',
    'So it ended, and so something new began.',
    'That is all. Only {c} knows the rest.',
  ],
}

export const cinematic: StyleFrames = {
  titles: ['{T}', '{T}: a film in light and silence', 'Scenes: {t}'],
  descriptions: [
    'A quiet film in pictures: {t}.',
    'Light, shadow, breath: {t}, told in a few images.',
  ],
  hooks: ['Silence. Then: {t}.', 'Before the words, the light. {T}.', 'Darkness. A breath. {T}.'],
  develop: [
    ['The light changes.', 'A line of light, thin as a thread.'],
    ['No one speaks.', 'Not a word. Only breath.'],
    ['Closer now.', 'Slowly, the picture opens.'],
    ['Dust drifts through the stillness.', 'Something stirs at the edge of the frame.'],
    ['Time stretches.', 'A moment, held a little too long.'],
    ['Shadows gather and move on.', 'The shadow comes first, and then the shape.'],
    ['Everything waits.', 'Far off, a sound fades.'],
    ['A heartbeat. Another.', 'The world tilts by a single degree.'],
    ['What remains is warmth.', 'The colour comes back, slowly.'],
    ['The wind turns.', 'One last look.'],
  ],
  closes: [
    '{T}. And then the light goes out.',
    'Black. And in the black, an echo: {t}.',
    'Nothing more. Only {s}.',
  ],
}
