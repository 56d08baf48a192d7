import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import type { CaptionFont } from '#composition/caption-font.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { fontFile } from './font-files.ts'

const SIZE_PX = 100

/** Measures shaped text with the very files the captions are drawn with. Widths in em. */
export function textMeasure(): MeasureText {
  const context = createCanvas(1, 1).getContext('2d')
  const registered = new Set<string>()
  const widths = new Map<string, number>()
  return (text, font) => {
    const alias = aliasOf(font)
    if (!registered.has(alias)) {
      GlobalFonts.registerFromPath(fontFile(font), alias)
      registered.add(alias)
    }
    const key = `${alias}\n${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    context.font = `${SIZE_PX}px "${alias}"`
    const width = context.measureText(text).width / SIZE_PX
    widths.set(key, width)
    return width
  }
}

function aliasOf({ family, weight }: CaptionFont): string {
  return `caption ${family} ${weight}`
}
