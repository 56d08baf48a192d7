/** A face a caption is set in; the files come with the renderer, and the browser loads the same ones. */
export type CaptionFont = {
  family: CaptionFamily
  weight: CaptionWeight
}

export const CAPTION_WEIGHTS = { 500: 'Medium', 700: 'Bold', 800: 'ExtraBold' } as const
export type CaptionWeight = keyof typeof CAPTION_WEIGHTS

/**
 * Ascent and descent in em, from each face's OS/2 table (usWinAscent, usWinDescent). libass sizes a font by
 * their sum, and centres a line on it, so the layout has to know them. `ink` is how far glyphs with their
 * marks really reach.
 */
export const CAPTION_FAMILIES = {
  'Be Vietnam Pro': { ascent: 1.261, descent: 0.265, inkAscent: 1.1, inkDescent: 0.265 },
  'Noto Sans': { ascent: 1.124, descent: 0.395, inkAscent: 1.1, inkDescent: 0.395 },
  'Noto Sans JP': { ascent: 1.16, descent: 0.288, inkAscent: 1.1, inkDescent: 0.288 },
  'Noto Sans KR': { ascent: 1.16, descent: 0.288, inkAscent: 1.1, inkDescent: 0.288 },
  'Noto Sans SC': { ascent: 1.16, descent: 0.288, inkAscent: 1.1, inkDescent: 0.288 },
  'Noto Sans Arabic': { ascent: 1.431, descent: 0.738, inkAscent: 1.4, inkDescent: 0.6 },
  'Noto Sans Hebrew': { ascent: 1.068, descent: 0.292, inkAscent: 1.068, inkDescent: 0.292 },
  'Noto Sans Devanagari': { ascent: 1.348, descent: 0.558, inkAscent: 1.1, inkDescent: 0.5 },
  'Noto Sans Tamil': { ascent: 0.87, descent: 0.37, inkAscent: 0.87, inkDescent: 0.37 },
  'Noto Sans Thai': { ascent: 1.061, descent: 0.45, inkAscent: 1.061, inkDescent: 0.45 },
} as const
export type CaptionFamily = keyof typeof CAPTION_FAMILIES

/** The name a single weight goes by, such as `Be Vietnam Pro ExtraBold`. */
export function fontName(font: CaptionFont): string {
  return `${font.family} ${CAPTION_WEIGHTS[font.weight]}`
}

/** The size libass must be asked for so that an em is `emPx` pixels high. */
export function libassFontSize(family: CaptionFamily, emPx: number): number {
  const { ascent, descent } = CAPTION_FAMILIES[family]
  return emPx * (ascent + descent)
}
