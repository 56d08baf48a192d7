import { type Colour, lighter, mix, oklch, saturated, turned } from '../paint/colour.ts'
import type { Random } from '../paint/random.ts'
import { isGreen, tinted, wishOf } from './colour-wish.ts'
import type { Look, Mood, PictureBrief, TimeOfDay, Weather } from '../prompt/picture-brief.ts'

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

type Light = Omit<Palette, 'accent'>
type Three = readonly [number, number, number]

/** Several skies for each time, so that another seed is another evening. Values are Oklch. */
const LIGHTS: Record<TimeOfDay, Light[]> = {
  dawn: [
    light(
      [0.6, 0.075, 258],
      [0.8, 0.055, 335],
      [0.91, 0.075, 62],
      [0.96, 0.07, 70],
      [0.9, 0.03, 40],
      [0.3, 0.05, 285],
      [0.86, 0.045, 20],
    ),
    light(
      [0.66, 0.07, 215],
      [0.85, 0.05, 95],
      [0.94, 0.06, 85],
      [0.98, 0.06, 88],
      [0.93, 0.03, 85],
      [0.32, 0.05, 225],
      [0.89, 0.035, 100],
    ),
    light(
      [0.55, 0.09, 285],
      [0.74, 0.09, 345],
      [0.88, 0.09, 40],
      [0.95, 0.09, 50],
      [0.88, 0.05, 20],
      [0.27, 0.06, 300],
      [0.82, 0.06, 0],
    ),
  ],
  day: [
    light(
      [0.6, 0.125, 248],
      [0.77, 0.085, 236],
      [0.92, 0.035, 220],
      [0.99, 0.03, 95],
      [0.99, 0.012, 95],
      [0.33, 0.055, 255],
      [0.88, 0.035, 225],
    ),
    light(
      [0.68, 0.1, 222],
      [0.82, 0.065, 212],
      [0.94, 0.03, 190],
      [0.99, 0.03, 100],
      [0.99, 0.015, 110],
      [0.34, 0.05, 225],
      [0.9, 0.03, 205],
    ),
    light(
      [0.72, 0.08, 240],
      [0.86, 0.045, 245],
      [0.95, 0.03, 75],
      [0.99, 0.04, 85],
      [1, 0.02, 80],
      [0.36, 0.045, 270],
      [0.91, 0.025, 70],
    ),
  ],
  golden: [
    light(
      [0.66, 0.075, 235],
      [0.83, 0.065, 85],
      [0.93, 0.095, 82],
      [0.97, 0.1, 85],
      [0.95, 0.06, 75],
      [0.28, 0.05, 45],
      [0.89, 0.075, 78],
    ),
    light(
      [0.74, 0.09, 78],
      [0.86, 0.1, 78],
      [0.94, 0.085, 85],
      [0.99, 0.06, 90],
      [0.94, 0.07, 70],
      [0.26, 0.055, 330],
      [0.85, 0.075, 65],
    ),
    light(
      [0.6, 0.08, 215],
      [0.82, 0.07, 120],
      [0.93, 0.1, 95],
      [0.98, 0.09, 95],
      [0.95, 0.05, 85],
      [0.28, 0.05, 190],
      [0.87, 0.07, 95],
    ),
  ],
  sunset: [
    light(
      [0.33, 0.1, 275],
      [0.6, 0.14, 15],
      [0.83, 0.14, 62],
      [0.92, 0.13, 72],
      [0.8, 0.09, 45],
      [0.2, 0.06, 290],
      [0.72, 0.12, 35],
    ),
    light(
      [0.42, 0.09, 250],
      [0.68, 0.1, 50],
      [0.85, 0.13, 68],
      [0.93, 0.12, 78],
      [0.82, 0.08, 60],
      [0.21, 0.045, 255],
      [0.74, 0.1, 60],
    ),
    light(
      [0.36, 0.12, 310],
      [0.58, 0.17, 355],
      [0.8, 0.13, 40],
      [0.9, 0.12, 55],
      [0.78, 0.1, 20],
      [0.19, 0.07, 310],
      [0.68, 0.13, 5],
    ),
  ],
  blue: [
    light(
      [0.25, 0.085, 262],
      [0.41, 0.1, 260],
      [0.72, 0.095, 55],
      [0.86, 0.11, 65],
      [0.58, 0.075, 262],
      [0.15, 0.045, 265],
      [0.46, 0.06, 285],
    ),
    light(
      [0.27, 0.06, 235],
      [0.45, 0.075, 228],
      [0.74, 0.06, 190],
      [0.88, 0.1, 80],
      [0.59, 0.06, 232],
      [0.15, 0.04, 235],
      [0.48, 0.055, 220],
    ),
    light(
      [0.24, 0.09, 290],
      [0.42, 0.11, 305],
      [0.66, 0.12, 10],
      [0.84, 0.12, 45],
      [0.57, 0.085, 295],
      [0.14, 0.05, 290],
      [0.45, 0.08, 325],
    ),
  ],
  night: [
    light(
      [0.13, 0.045, 268],
      [0.21, 0.065, 262],
      [0.33, 0.07, 250],
      [0.93, 0.03, 235],
      [0.47, 0.06, 262],
      [0.09, 0.03, 268],
      [0.27, 0.055, 255],
    ),
    light(
      [0.12, 0.035, 225],
      [0.2, 0.055, 215],
      [0.34, 0.06, 195],
      [0.94, 0.03, 200],
      [0.46, 0.05, 215],
      [0.085, 0.025, 225],
      [0.28, 0.045, 205],
    ),
    light(
      [0.14, 0.055, 295],
      [0.22, 0.08, 290],
      [0.34, 0.085, 320],
      [0.93, 0.03, 300],
      [0.47, 0.065, 290],
      [0.09, 0.035, 295],
      [0.27, 0.065, 305],
    ),
  ],
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
  const base = random.pick(LIGHTS[brief.time])
  const turn = brief.colours.length > 0 ? 0 : random.between(-7, 7)
  const chroma = CHROMA[brief.look] * MOOD_CHROMA[brief.mood]
  const wish = wishOf(brief.colours)
  // A dark sky takes no warm colour: it turns brown.
  const air = base.dark ? wish.cool : wish.middle
  const tune = (colour: Colour, wanted: Colour | undefined, share: number) =>
    weathered(tinted(turned(saturated(colour, chroma), turn), wanted, share), brief.weather)
  return {
    sky: {
      top: tune(base.sky.top, wish.cool, isGreen(wish.cool) ? 0.25 : 0.75),
      middle: tune(base.sky.middle, air, isGreen(air) ? 0.2 : 0.6),
      low: tune(base.sky.low, wish.warm, 0.75),
    },
    sun: tinted(saturated(base.sun, chroma), wish.warm, 0.45),
    ambient: tune(base.ambient, wish.warm, 0.3),
    shadow: tinted(turned(saturated(base.shadow, chroma), turn), wish.cool, 0.6),
    haze: tune(base.haze, air, 0.6),
    accent: wish.accent ?? oklch(0.72, 0.17, random.pick([25, 45, 75, 150, 195, 340])),
    dark: base.dark,
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

function light(
  top: Three,
  middle: Three,
  low: Three,
  sun: Three,
  ambient: Three,
  shadow: Three,
  haze: Three,
): Light {
  return {
    sky: { top: oklch(...top), middle: oklch(...middle), low: oklch(...low) },
    sun: oklch(...sun),
    ambient: oklch(...ambient),
    shadow: oklch(...shadow),
    haze: oklch(...haze),
    dark: ambient[0] < 0.62,
  }
}
