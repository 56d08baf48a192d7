import { type Colour, mix, oklch } from '../paint/colour.ts'
import { tinted, wishOf } from '../stage/colour-wish.ts'
import type { Stage } from '../stage/stage.ts'

/** The few inks a poster is printed with. */
export type PosterPalette = {
  paper: Colour
  ink: Colour
  /** From the farthest to the nearest. */
  tones: [Colour, Colour, Colour]
  accent: Colour
}

type Three = readonly [number, number, number]

const BRIGHT: PosterPalette[] = [
  inks(
    [0.94, 0.03, 85],
    [0.27, 0.06, 262],
    [0.82, 0.09, 75],
    [0.68, 0.12, 45],
    [0.5, 0.09, 215],
    [0.65, 0.19, 32],
  ),
  inks(
    [0.93, 0.035, 195],
    [0.26, 0.05, 215],
    [0.82, 0.08, 190],
    [0.66, 0.1, 195],
    [0.48, 0.09, 215],
    [0.74, 0.17, 52],
  ),
  inks(
    [0.95, 0.03, 70],
    [0.28, 0.08, 20],
    [0.86, 0.08, 40],
    [0.74, 0.14, 28],
    [0.52, 0.14, 15],
    [0.8, 0.14, 85],
  ),
  inks(
    [0.94, 0.025, 120],
    [0.28, 0.05, 155],
    [0.83, 0.1, 125],
    [0.65, 0.12, 145],
    [0.47, 0.09, 165],
    [0.73, 0.17, 45],
  ),
  inks(
    [0.94, 0.02, 300],
    [0.28, 0.09, 290],
    [0.83, 0.08, 310],
    [0.69, 0.13, 330],
    [0.52, 0.14, 285],
    [0.84, 0.14, 90],
  ),
  inks(
    [0.92, 0.06, 90],
    [0.25, 0.04, 250],
    [0.85, 0.13, 88],
    [0.72, 0.16, 60],
    [0.55, 0.12, 245],
    [0.62, 0.2, 28],
  ),
]
const DARK: PosterPalette[] = [
  inks(
    [0.26, 0.075, 268],
    [0.15, 0.05, 270],
    [0.4, 0.1, 275],
    [0.33, 0.09, 268],
    [0.22, 0.07, 268],
    [0.86, 0.13, 85],
  ),
  inks(
    [0.29, 0.06, 215],
    [0.16, 0.04, 220],
    [0.45, 0.08, 205],
    [0.36, 0.07, 212],
    [0.24, 0.055, 218],
    [0.76, 0.16, 50],
  ),
  inks(
    [0.3, 0.1, 310],
    [0.17, 0.06, 300],
    [0.48, 0.15, 340],
    [0.38, 0.12, 320],
    [0.25, 0.09, 305],
    [0.88, 0.12, 90],
  ),
  inks(
    [0.28, 0.06, 165],
    [0.15, 0.035, 170],
    [0.46, 0.09, 155],
    [0.36, 0.075, 162],
    [0.23, 0.05, 168],
    [0.82, 0.14, 75],
  ),
]

/** One palette a poster; dark for dusk and night, and bent towards the colours a prompt names. */
export function posterPalette(stage: Stage): PosterPalette {
  const { paper, ink, tones, accent } = stage.cast.fork('inks').pick(isDark(stage) ? DARK : BRIGHT)
  const wish = wishOf(stage.brief.colours)
  return {
    paper: tinted(paper, wish.warm, 0.35),
    ink: tinted(ink, wish.cool, 0.7),
    tones: [
      tinted(tones[0], wish.warm, 0.85),
      tinted(tones[1], wish.middle, 0.85),
      tinted(tones[2], wish.cool, 0.85),
    ],
    // What stands out from dark ground is light.
    accent: (isDark(stage) ? wish.warm : wish.accent) ?? accent,
  }
}

/** The palette and its halftones: all colours a subject on the poster may have. */
export function posterInks(palette: PosterPalette): Colour[] {
  const { paper, ink, tones, accent } = palette
  const white = oklch(0.97, 0.015, 85)
  return [
    ink,
    white,
    paper,
    ...tones,
    accent,
    mix(accent, ink, 0.4),
    mix(accent, white, 0.55),
    mix(tones[1], white, 0.6),
    mix(tones[2], ink, 0.5),
  ]
}

function isDark({ brief }: Stage): boolean {
  return brief.time === 'night' || brief.time === 'blue' || brief.weather === 'storm'
}

function inks(
  paper: Three,
  ink: Three,
  far: Three,
  middle: Three,
  near: Three,
  accent: Three,
): PosterPalette {
  return {
    paper: oklch(...paper),
    ink: oklch(...ink),
    tones: [oklch(...far), oklch(...middle), oklch(...near)],
    accent: oklch(...accent),
  }
}
