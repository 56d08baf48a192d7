import { type Colour, mix } from '../paint/colour.ts'

/** What each part of a palette is bent towards. */
export type ColourWish = Record<'cool' | 'middle' | 'warm' | 'accent', Colour | undefined>

/** Deals named colours out: the darkest and coolest to sky and shadow, the warmest and lightest to the light. */
export function wishOf(colours: readonly Colour[]): ColourWish {
  const byWarmth = colours.toSorted((one, other) => warmth(one) - warmth(other))
  const [accent] = colours.toSorted((one, other) => chromaOf(other) - chromaOf(one))
  return {
    cool: byWarmth.at(0),
    middle: byWarmth.at((byWarmth.length - 1) / 2),
    warm: byWarmth.at(-1),
    accent,
  }
}

function warmth({ l, a, b }: Colour): number {
  return l * 0.35 + b + a * 0.4
}

function chromaOf({ a, b }: Colour): number {
  return Math.hypot(a, b)
}

/** The hue and strength of a wanted colour in the light of the hour: mostly its own lightness stays. */
export function tinted(colour: Colour, wanted: Colour | undefined, share: number): Colour {
  if (!wanted) return colour
  const reach = Math.min(1, 0.13 / Math.max(0.001, chromaOf(wanted)))
  return mix(
    colour,
    { l: colour.l + (wanted.l - colour.l) * 0.2, a: wanted.a * reach, b: wanted.b * reach },
    share,
  )
}

/** Of no sky on Earth; a hint of it is enough there. */
export function isGreen(colour: Colour | undefined): boolean {
  return colour !== undefined && colour.a < -0.03 && colour.b > 0
}
