import type { ImageStyle } from '#contract/options.ts'
import { seedOf } from './seeds.ts'

/** Colours of the type on a ground. */
export type Inks = {
  bg: string
  text: string
  soft: string
  accent: string
  onAccent: string
  line: string
  isDark: boolean
}
export type Sheet = Inks & { look: 'AUTO'; under: string; lift: string }
export type Horizon = Inks & {
  look: 'GENERAL'
  sky: [string, string, string, string]
  ridge: [string, string, string]
  sun: string
}
export type Lens = Inks & { look: 'REALISTIC'; glow: [string, string, string] }
export type Print = Inks & { look: 'DESIGN'; tones: [string, string, string] }
export type Ground = Sheet | Horizon | Lens | Print

const WAX = '#fbd935'
const INK = '#1b1a18'

const SHEETS: Sheet[][] = (
  [
    ['#f4f0e6', '#e4dccb'],
    ['#edefee', '#d7dcda'],
    ['#f6ebe2', '#e8d6c8'],
    ['#ebeee2', '#d5dcc8'],
  ] as const
).map(([bg, under]) => {
  const wax = { look: 'AUTO', accent: WAX, onAccent: INK } as const
  const paper = { ...wax, text: INK, line: INK, lift: '#fffdf8', isDark: false }
  const carbon = { bg: '#232323', under: '#2e2e2d', text: '#f6f2e8', soft: '#c3beb3' }
  return [
    { ...paper, bg, under, soft: '#544f47' },
    { ...paper, bg: under, under: bg, soft: '#49453e' },
    { ...wax, ...carbon, line: '#f6f2e8', lift: '#3a3a39', isDark: true },
  ]
})

type Sky = [sky: Horizon['sky'], ridge: Horizon['ridge'], sun: string]
type Words = [text: string, soft: string, accent: string, onAccent: string]

function horizon([sky, ridge, sun]: Sky, [text, soft, accent, onAccent]: Words, isDark: boolean) {
  const inks = { bg: sky[1], text, soft, accent, onAccent, line: text, isDark }
  return [{ look: 'GENERAL' as const, sky, ridge, sun, ...inks }]
}

const HORIZONS: Horizon[][] = [
  horizon(
    [['#12163a', '#2a2659', '#57386d', '#d97a62'], ['#5a3663', '#38264f', '#1d1737'], '#ffcf8f'],
    ['#fff6ea', '#d9cde0', '#ffc877', '#1d1737'],
    true,
  ),
  horizon(
    [['#0a2638', '#0f4258', '#19647a', '#6fb3b0'], ['#1b6477', '#114658', '#08293a'], '#ffe0a3'],
    ['#f4fbf8', '#d3e6e8', '#ffdf9c', '#0a2638'],
    true,
  ),
  horizon(
    [['#0c241b', '#143d2d', '#23583f', '#9db46a'], ['#2c6646', '#174531', '#0a2118'], '#f3efb4'],
    ['#f7f8e8', '#c9dac4', '#e6ef9f', '#0c241b'],
    true,
  ),
  horizon(
    [['#fdeed6', '#fbdfb9', '#f8cd99', '#f3b777'], ['#dd9152', '#b9652f', '#82401d'], '#fffaf0'],
    ['#2b160d', '#67401f', '#8f2c12', '#fff4e2'],
    false,
  ),
  horizon(
    [['#f3f1f2', '#e9e4ee', '#dcd3e6', '#f0c9b8'], ['#a99abf', '#776a99', '#453d66'], '#fffaf2'],
    ['#211c38', '#544a72', '#6b2b86', '#fff6ff'],
    false,
  ),
]

const LENSES: Lens[][] = (
  [
    ['#140d08', ['#8a4415', '#51200b', '#ffb765'], '#ffcf85'],
    ['#05130e', ['#0f6248', '#0a3a2b', '#7fe0b4'], '#a6f0cd'],
    ['#080d18', ['#1d4380', '#0f2450', '#ffbe7d'], '#ffc98f'],
    ['#14080d', ['#7c2140', '#3d0f22', '#ffab8c'], '#ffb9a3'],
    ['#0f1011', ['#4b5359', '#262b2f', '#efe4c8'], '#f5e3ae'],
  ] as [string, Lens['glow'], string][]
).map(([bg, glow, accent]) => {
  const words = { text: '#faf7f1', soft: '#cfcac1', onAccent: '#120d08', line: '#faf7f1' }
  return [{ look: 'REALISTIC', bg, glow, accent, ...words, isDark: true }]
})

function print(
  bg: string,
  [text, soft, accent, onAccent]: Words,
  tones: Print['tones'],
  isDark: boolean,
): Print {
  return { look: 'DESIGN', bg, text, soft, accent, onAccent, line: text, tones, isDark }
}

const PRINTS: Print[][] = [
  [
    print(
      '#f4e8d0',
      ['#1b1a2e', '#45435c', '#1b1a2e', '#f4e8d0'],
      ['#e4502e', '#2a50c4', '#f3b73e'],
      false,
    ),
    print(
      '#2444b4',
      ['#fdf3dc', '#dbe2ff', '#f4c84a', '#1b1a2e'],
      ['#f0643f', '#f4e8d0', '#f3b73e'],
      true,
    ),
  ],
  [
    print(
      '#f6cb3f',
      ['#22150d', '#4d3517', '#22150d', '#f6cb3f'],
      ['#e8582f', '#f9ecc9', '#22150d'],
      false,
    ),
    print(
      '#2b1a12',
      ['#fbeecb', '#dcc9a0', '#f6cb3f', '#22150d'],
      ['#e8582f', '#f6cb3f', '#f9ecc9'],
      true,
    ),
  ],
  [
    print(
      '#0d4738',
      ['#f8eed4', '#cfe0cc', '#f39a4a', '#0a2a20'],
      ['#f08b3a', '#8fcaa4', '#f5ebd0'],
      true,
    ),
    print(
      '#9ed3b0',
      ['#092c22', '#1d4336', '#092c22', '#e7f4e4'],
      ['#0d4738', '#f08b3a', '#f5ebd0'],
      false,
    ),
  ],
  [
    print(
      '#ff987f',
      ['#2a1030', '#4c2043', '#2a1030', '#ffdcb8'],
      ['#6a3aa0', '#fadcb4', '#2a1030'],
      false,
    ),
    print(
      '#2f1338',
      ['#fde4c6', '#dcbfd0', '#ff987f', '#2a1030'],
      ['#ff987f', '#6a3aa0', '#fadcb4'],
      true,
    ),
  ],
  [
    print(
      '#a9d6e9',
      ['#10213d', '#2a4161', '#10213d', '#eaf6fb'],
      ['#ef5b3c', '#f7efdb', '#10213d'],
      false,
    ),
    print(
      '#14284a',
      ['#f6eeda', '#c3d5e6', '#a9d6e9', '#10213d'],
      ['#ef5b3c', '#a9d6e9', '#f7efdb'],
      true,
    ),
  ],
]

const PALETTES = { AUTO: SHEETS, GENERAL: HORIZONS, REALISTIC: LENSES, DESIGN: PRINTS }

/** The video chooses the palette, the scene the ground within it. */
export function groundOf(style: ImageStyle, video: number, scene: number): Ground {
  const palettes: Ground[][] = PALETTES[style]
  const palette = palettes[seedOf(style, video) % palettes.length]!
  return palette[scene % palette.length]!
}
