/** A colour in Oklab, where mixing two colours looks the way mixing light does to the eye. */
export type Colour = { l: number; a: number; b: number }

/** Lightness 0 to 1, chroma 0 to about 0.3, hue in degrees. */
export function oklch(lightness: number, chroma: number, hue: number): Colour {
  const angle = (hue * Math.PI) / 180
  return { l: lightness, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) }
}

/** A share of 0 gives `from`, 1 gives `to`. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  return {
    l: from.l + (to.l - from.l) * share,
    a: from.a + (to.a - from.a) * share,
    b: from.b + (to.b - from.b) * share,
  }
}

export function lighter(colour: Colour, amount: number): Colour {
  return { ...colour, l: Math.min(1, Math.max(0, colour.l + amount)) }
}

export function saturated(colour: Colour, factor: number): Colour {
  return { l: colour.l, a: colour.a * factor, b: colour.b * factor }
}

/** Turns the hue. */
export function turned(colour: Colour, degrees: number): Colour {
  const angle = (degrees * Math.PI) / 180
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  return {
    l: colour.l,
    a: colour.a * cosine - colour.b * sine,
    b: colour.a * sine + colour.b * cosine,
  }
}

/** What a surface of this colour looks like when only `light` falls on it. */
export function lit(surface: Colour, light: Colour): Colour {
  const [one, other] = [linear(surface), linear(light)]
  return fromLinear([one[0] * other[0], one[1] * other[1], one[2] * other[2]])
}

/** A canvas fill style. */
export function css(colour: Colour, alpha = 1): string {
  const [red, green, blue] = channelsOf(colour)
  return `rgba(${red},${green},${blue},${Math.round(Math.min(1, Math.max(0, alpha)) * 1000) / 1000})`
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(colour: Colour): [number, number, number] {
  const [red, green, blue] = linear(colour)
  return [
    Math.round(encoded(red) * 255),
    Math.round(encoded(green) * 255),
    Math.round(encoded(blue) * 255),
  ]
}

/** From red, green and blue, 0 to 255. */
export function fromChannels(red: number, green: number, blue: number): Colour {
  return fromLinear([decoded(red / 255), decoded(green / 255), decoded(blue / 255)])
}

/** Oklab to linear sRGB; matrices from Björn Ottosson, "A perceptual color space", 2020. */
function linear({ l, a, b }: Colour): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
}

function fromLinear([red, green, blue]: [number, number, number]): Colour {
  const [r, g, b] = [Math.max(0, red), Math.max(0, green), Math.max(0, blue)]
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  }
}

function encoded(value: number): number {
  const clamped = Math.min(1, Math.max(0, value))
  return clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055
}

function decoded(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
