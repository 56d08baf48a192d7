import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'
import { isRightToLeft } from '#composition/caption-script.ts'
import type { CardFace, MeasureCard } from '#composition/card/fit-text.ts'
import { fontFile } from '../plan/fonts.ts'

const require = createRequire(import.meta.url)
const SUBSETS = ['latin', 'latin-ext', 'vietnamese']
const CUTS = {
  75: 'condensed',
  87.5: 'semi-condensed',
  100: 'normal',
  112.5: 'semi-expanded',
  125: 'expanded',
} as const
/** For what the typeface of the cards has no letters. */
const OTHERS = ['Noto Sans JP', 'Noto Sans', 'Noto Sans KR', 'Noto Sans SC'] as const
const MEASURED_AT = 100

/** Makes the typefaces of the cards known to this process. */
export function registerCardFaces(): void {
  const folder = dirname(require.resolve('@fontsource-variable/zalando-sans/package.json'))
  for (const subset of SUBSETS) {
    const file = `zalando-sans-${subset}-standard-normal.woff2`
    GlobalFonts.registerFromPath(join(folder, 'files', file), `card ${subset}`)
  }
  for (const family of OTHERS) {
    for (const weight of [500, 700, 800] as const) {
      GlobalFonts.registerFromPath(fontFile({ family, weight }), `card ${family} ${weight}`)
    }
  }
}

export function useFace(
  context: SKRSContext2D,
  { weight, cut, tracking }: CardFace,
  size: number,
  isJoined = false,
): void {
  const heavy = weight >= 750 ? 800 : weight >= 600 ? 700 : 500
  const families = [...SUBSETS, ...OTHERS.map((family) => `${family} ${heavy}`)]
  context.font = `${weight} ${size}px ${families.map((name) => `"card ${name}"`).join(', ')}`
  context.fontStretch = CUTS[cut as keyof typeof CUTS]
  // Arabic letters hold hands: no space comes between them.
  context.letterSpacing = `${isJoined ? 0 : tracking * size}px`
}

/** Measures with the very glyphs that are drawn. */
export function cardMeasure(): MeasureCard {
  const context = createCanvas(1, 1).getContext('2d')
  const widths = new Map<string, number>()
  return (text, face) => {
    const key = `${face.weight} ${face.cut} ${face.tracking} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    useFace(context, face, MEASURED_AT, isRightToLeft(text))
    const width = context.measureText(text).width / MEASURED_AT
    widths.set(key, width)
    return width
  }
}
