import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { type CaptionFont, fontName } from '#composition/caption-font.ts'
import type { MeasureText } from '#composition/text-width.ts'
import { fontFile } from './font-files.ts'

const SIZE_PX = 100

/** Measures shaped text with the very files the captions are drawn with. */
export class TextMeasure {
  readonly #context = createCanvas(1, 1).getContext('2d')
  readonly #fonts = new Map<string, CaptionFont>()
  readonly #widths = new Map<string, number>()

  /** Width in em. */
  readonly measure: MeasureText = (text, font) => {
    const alias = `caption ${fontName(font)}`
    if (!this.#fonts.has(alias)) {
      GlobalFonts.registerFromPath(fontFile(font), alias)
      this.#fonts.set(alias, font)
    }
    const key = `${alias}\n${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    this.#context.font = `${SIZE_PX}px "${alias}"`
    const width = this.#context.measureText(text).width / SIZE_PX
    this.#widths.set(key, width)
    return width
  }

  /** Every face that something was measured in. */
  fonts(): CaptionFont[] {
    return [...this.#fonts.values()]
  }
}
