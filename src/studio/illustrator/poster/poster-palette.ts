import { type Colour, mix, oklch } from '../paint/colour.ts'
import { tinted, wishOf } from '../stage/colour-wish.ts'
import type { Stage } from '../stage/stage.ts'
import { inks } from '../tables/read-tables.ts'

/** The few inks a poster is printed with. */
export type PosterPalette = {
  paper: Colour
  ink: Colour
  /** From the farthest to the nearest. */
  tones: [Colour, Colour, Colour]
  accent: Colour
}

/** One palette a poster; dark for dusk and night, and bent towards the colours a prompt names. */
export function posterPalette(stage: Stage): PosterPalette {
  const { paper, ink, tones, accent } = stage.cast
    .fork('inks')
    .pick(inks()[isDark(stage) ? 'dark' : 'bright'])
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
