import { symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { createCanvas, GlobalFonts } from '@napi-rs/canvas'
import { CAPTION_WEIGHTS, type CaptionFont, fontName } from '#composition/caption-font.ts'
import type { MeasureText } from '#composition/text-width.ts'

const require = createRequire(import.meta.url)

/** Where the TrueType file of a face is, in the package that brings it. */
export function fontFile({ family, weight }: CaptionFont): string {
  const name = family.toLowerCase().replaceAll(' ', '-')
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`))
  const style = `${weight}${CAPTION_WEIGHTS[weight]}`
  return join(folder, style, `${family.replaceAll(' ', '')}_${style}.ttf`)
}

/** Links faces into a folder for libass to search. It loads them all, so they are only those in use. */
export async function linkFonts(fonts: CaptionFont[], folder: string): Promise<void> {
  for (const font of fonts) {
    const path = fontFile(font)
    await symlink(path, join(folder, basename(path)))
  }
}

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
