import type { VideoStyle } from '#contract/options.ts'

/** How all the pictures of one storyboard look; `moves` are for the clips made of them. */
export type Look = { light: string; palette: string; finish: string }

export const LOOKS: Record<VideoStyle, readonly Look[]> = {
  Educational: [
    {
      light: 'clear soft daylight',
      palette: 'fresh blue and warm yellow',
      finish: 'clean friendly illustration',
    },
    {
      light: 'even studio light',
      palette: 'teal, cream and coral',
      finish: 'tidy explanatory illustration',
    },
  ],
  Entertaining: [
    {
      light: 'bright playful light',
      palette: 'vivid magenta, yellow and turquoise',
      finish: 'bold cartoon energy',
    },
    {
      light: 'sunny pop light',
      palette: 'candy pink, orange and sky blue',
      finish: 'cheerful exaggerated shapes',
    },
  ],
  Motivational: [
    {
      light: 'golden light from behind',
      palette: 'amber, orange and deep blue',
      finish: 'uplifting wide photograph',
    },
    {
      light: 'first light of morning',
      palette: 'rose gold and clear blue',
      finish: 'hopeful bright photograph',
    },
  ],
  Informative: [
    {
      light: 'neutral daylight',
      palette: 'slate blue, white and a touch of orange',
      finish: 'crisp editorial picture',
    },
    {
      light: 'clean soft light',
      palette: 'navy, sand and mint',
      finish: 'clear documentary picture',
    },
  ],
  'Product Demo': [
    {
      light: 'soft studio light with gentle reflections',
      palette: 'white, light grey and one strong blue',
      finish: 'premium product picture',
    },
    {
      light: 'bright window light',
      palette: 'cream, sage and copper',
      finish: 'polished lifestyle picture',
    },
  ],
  Tutorial: [
    {
      light: 'bright even light from above',
      palette: 'warm wood, white and green',
      finish: 'neat hands-on picture',
    },
    {
      light: 'friendly workshop light',
      palette: 'mustard, teal and off-white',
      finish: 'practical close picture',
    },
  ],
  Storytelling: [
    {
      light: 'warm lantern light',
      palette: 'amber, plum and midnight blue',
      finish: 'painterly storybook picture',
    },
    {
      light: 'hazy evening light',
      palette: 'rust, gold and forest green',
      finish: 'gentle storybook picture',
    },
  ],
  Cinematic: [
    {
      light: 'low side light with long shadows',
      palette: 'teal and amber',
      finish: 'moody film still',
    },
    {
      light: 'cold blue dusk with one warm light',
      palette: 'deep blue, charcoal and gold',
      finish: 'quiet film still',
    },
  ],
}

/** How near the picture is, in an order that gives a varied sequence. */
export const FRAMINGS: readonly string[] = [
  'wide establishing view',
  'close-up with a soft background',
  'medium shot at eye level',
  'low angle against the sky',
  'view from above',
  'detail in the foreground, depth behind it',
]

export const CAMERA_MOVES: readonly string[] = [
  'Slow push in toward',
  'Gentle pan from left to right across',
  'The camera rises like a crane above',
  'Slow pull back from',
  'Soft drift to the right past',
  'Gentle tilt up along',
  'Quiet half circle around',
]

/** What moves in a picture, by what can be seen in it; the first that fits is taken. */
export const MOTIONS: readonly [RegExp, readonly string[]][] = [
  [
    /ocean|wave|ship|boat|whale|fish|dolphin|shark|beach|island|lighthouse|sea\b/u,
    ['waves roll and spray glitters in the light', 'the water swells slowly while clouds pass'],
  ],
  [
    /rain|storm|umbrella/u,
    ['rain falls in fine lines and ripples spread', 'drops run down while the clouds move'],
  ],
  [
    /snow|winter|penguin/u,
    ['snowflakes float down through the air', 'a fine veil of snow drifts past'],
  ],
  [
    /star|moon|planet|galaxy|rocket|astronaut|night/u,
    [
      'stars twinkle and a faint haze drifts by',
      'particles of light float slowly through the dark',
    ],
  ],
  [
    /coffee|tea\b|soup|cooking|bread|breakfast|cake|chocolate/u,
    ['steam curls upward and catches the light', 'warm steam rises while the light shifts'],
  ],
  [
    /fire|volcano|candle|lantern/u,
    ['sparks rise and the glow flickers', 'embers float upward in the warm air'],
  ],
  [
    /flower|garden|plant|bee|butterfly|bird|tree|forest|leaves/u,
    ['leaves sway and pollen floats in the sun', 'petals and leaves move in a light breeze'],
  ],
  [
    /city|train|car\b|bicycle|street|airplane/u,
    ['lights pass by and clouds move above', 'small reflections travel through the scene'],
  ],
  [
    /cat|dog|lion|tiger|fox|bear|rabbit|horse|elephant|wolf|monkey|deer/u,
    [
      'the animal breathes softly and dust dances in the light',
      'ears and tail move a little while the light shifts',
    ],
  ],
  [
    /robot|computer|phone|brain|padlock|network/u,
    [
      'small lights pulse and fine particles glide past',
      'a soft glow pulses while the background drifts',
    ],
  ],
]
export const ANY_MOTION: readonly string[] = [
  'dust floats in the light and the background drifts slowly',
  'light moves across the scene while fine particles float by',
]
