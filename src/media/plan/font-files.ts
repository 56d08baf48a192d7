import { symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { CAPTION_WEIGHTS, type CaptionFont } from '#composition/caption-font.ts'

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
