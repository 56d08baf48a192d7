import { type Colour, oklch } from '../paint/colour.ts'
import { wordsOf } from './tokens.ts'

type Tone = readonly [lightness: number, chroma: number, hue: number]

/** What painters and people call colours, in Oklch. Two words count before one: "forest green" is no green. */
const COLOURS: Record<string, Tone> = {
  red: [0.58, 0.2, 27],
  crimson: [0.52, 0.2, 20],
  scarlet: [0.6, 0.22, 30],
  burgundy: [0.38, 0.13, 15],
  rust: [0.53, 0.14, 42],
  terracotta: [0.6, 0.12, 40],
  coral: [0.72, 0.15, 30],
  salmon: [0.76, 0.11, 28],
  peach: [0.85, 0.08, 55],
  orange: [0.74, 0.17, 58],
  amber: [0.79, 0.16, 75],
  copper: [0.63, 0.12, 50],
  bronze: [0.56, 0.09, 65],
  brown: [0.46, 0.08, 55],
  'warm wood': [0.6, 0.09, 62],
  mustard: [0.74, 0.14, 88],
  gold: [0.8, 0.14, 85],
  golden: [0.8, 0.14, 85],
  ochre: [0.69, 0.12, 75],
  yellow: [0.88, 0.17, 98],
  sand: [0.86, 0.05, 82],
  cream: [0.94, 0.04, 90],
  ivory: [0.95, 0.025, 95],
  white: [0.97, 0.004, 90],
  'off-white': [0.95, 0.015, 90],
  lime: [0.85, 0.19, 125],
  olive: [0.56, 0.1, 115],
  sage: [0.74, 0.05, 140],
  green: [0.62, 0.15, 145],
  'forest green': [0.43, 0.09, 150],
  emerald: [0.62, 0.14, 160],
  mint: [0.89, 0.07, 165],
  teal: [0.55, 0.1, 195],
  turquoise: [0.76, 0.12, 190],
  cyan: [0.82, 0.12, 205],
  blue: [0.58, 0.15, 255],
  'sky blue': [0.8, 0.09, 230],
  'clear blue': [0.7, 0.12, 240],
  'deep blue': [0.37, 0.11, 260],
  'midnight blue': [0.27, 0.08, 268],
  'slate blue': [0.52, 0.07, 255],
  navy: [0.32, 0.09, 262],
  indigo: [0.4, 0.14, 278],
  violet: [0.53, 0.18, 300],
  purple: [0.5, 0.17, 308],
  lavender: [0.8, 0.07, 300],
  plum: [0.41, 0.11, 335],
  magenta: [0.63, 0.23, 345],
  pink: [0.79, 0.12, 355],
  'candy pink': [0.76, 0.15, 355],
  rose: [0.74, 0.12, 10],
  'rose gold': [0.8, 0.08, 35],
  grey: [0.66, 0.005, 250],
  gray: [0.66, 0.005, 250],
  'light grey': [0.85, 0.005, 250],
  charcoal: [0.33, 0.012, 255],
  black: [0.2, 0.005, 260],
}

/** The colours a text names, in its order. */
export function findColours(text: string): Colour[] {
  const words = wordsOf(text)
  const found: Colour[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = COLOURS[words.slice(at, at + 2).join(' ')]
    const tone = pair ?? COLOURS[words[at] ?? '']
    if (tone) found.push(oklch(...tone))
    if (pair) at++
  }
  return found
}
