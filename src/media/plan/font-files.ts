import { symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import {
  CAPTION_FAMILIES,
  CAPTION_WEIGHTS,
  type CaptionFamily,
  type CaptionFont,
  type CaptionWeight,
} from '#composition/caption-font.ts'

const require = createRequire(import.meta.url)

/** Where the TrueType file of a face is, in the package that brings it. */
export function fontFile({ family, weight }: CaptionFont): string {
  const name = family.toLowerCase().replaceAll(' ', '-')
  const folder = dirname(require.resolve(`@expo-google-fonts/${name}/package.json`))
  const style = `${weight}${CAPTION_WEIGHTS[weight]}`
  return join(folder, style, `${family.replaceAll(' ', '')}_${style}.ttf`)
}

/** Links every face into a folder, for libass to search. */
export async function linkFonts(folder: string): Promise<void> {
  const families = Object.keys(CAPTION_FAMILIES) as CaptionFamily[]
  const weights = Object.keys(CAPTION_WEIGHTS).map(Number) as CaptionWeight[]
  for (const family of families) {
    for (const weight of weights) {
      const path = fontFile({ family, weight })
      await symlink(path, join(folder, basename(path)))
    }
  }
}
