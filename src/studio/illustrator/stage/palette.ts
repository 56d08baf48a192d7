import { type Colour, lighter, mix, oklch, saturated, turned } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import type { Look, Mood, PictureBrief, Weather } from '../prompt/picture-brief.ts'
import { lights } from '../tables/read-tables.ts'
import { isGreen, tinted, wishOf } from './colour-wish.ts'

export type Palette = {
  sky: { top: Colour; middle: Colour; low: Colour }
  /** The key light's own colour. */
  sun: Colour
  /** What falls on everything; surfaces are multiplied by it. */
  ambient: Colour
  /** Where no key light reaches. */
  shadow: Colour
  /** The air between near and far. */
  haze: Colour
  /** One colour that may stand out. */
  accent: Colour
  /** Lamps are lit, stars may show. */
  dark: boolean
}

const CHROMA: Record<Look, number> = { illustrated: 1.08, photographic: 0.78, poster: 1.15 }
const MOOD_CHROMA: Record<Mood, number> = {
  calm: 0.92,
  joyful: 1.12,
  dramatic: 1.05,
  mysterious: 0.85,
  tender: 0.95,
  energetic: 1.15,
}

/** The colours of one picture: its time of day, bent by weather, mood, style, seed and the prompt's colours. */
export function choosePalette(brief: PictureBrief, random: Random): Palette {
  const base = random.pick(lights()[brief.time])
  const [top, middle, low] = base.sky
  const dark = base.ambient.l < 0.62
  const turn = brief.colours.length > 0 ? 0 : random.between(-7, 7)
  const chroma = CHROMA[brief.look] * MOOD_CHROMA[brief.mood]
  const wish = wishOf(brief.colours)
  // A dark sky takes no warm colour: it turns brown.
  const air = dark ? wish.cool : wish.middle
  const tune = (colour: Colour, wanted: Colour | undefined, share: number) =>
    weathered(tinted(turned(saturated(colour, chroma), turn), wanted, share), brief.weather)
  return {
    sky: {
      top: tune(top, wish.cool, isGreen(wish.cool) ? 0.25 : 0.75),
      middle: tune(middle, air, isGreen(air) ? 0.2 : 0.6),
      low: tune(low, wish.warm, 0.75),
    },
    sun: tinted(saturated(base.sun, chroma), wish.warm, 0.45),
    ambient: tune(base.ambient, wish.warm, 0.3),
    shadow: tinted(turned(saturated(base.shadow, chroma), turn), wish.cool, 0.6),
    haze: tune(base.haze, air, 0.6),
    accent: wish.accent ?? oklch(0.72, 0.17, random.pick([25, 45, 75, 150, 195, 340])),
    dark,
  }
}

const GREY: Record<Weather, { share: number; to: Colour }> = {
  clear: { share: 0, to: oklch(0.7, 0, 0) },
  cloudy: { share: 0.28, to: oklch(0.72, 0.015, 245) },
  snow: { share: 0.34, to: oklch(0.84, 0.015, 250) },
  fog: { share: 0.5, to: oklch(0.82, 0.012, 220) },
  rain: { share: 0.6, to: oklch(0.5, 0.025, 245) },
  storm: { share: 0.8, to: oklch(0.38, 0.035, 255) },
}

/** Clouded air takes colour away, but leaves a night a night. */
function weathered(colour: Colour, weather: Weather): Colour {
  const { share, to } = GREY[weather]
  const target = lighter(to, Math.min(0, colour.l - to.l) * 0.75)
  return mix(colour, target, share)
}

/** Light inside a house: never darker than its lamps. */
export function roomLight({ dark, ambient }: Palette): Colour {
  return dark ? oklch(0.66, 0.065, 62) : mix(ambient, oklch(0.95, 0.02, 80), 0.3)
}
