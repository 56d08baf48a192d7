/** After the site is built: draws the picture of each public page in each language from the words of its HTML. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadImage } from '@napi-rs/canvas'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { INDEXED_PAGES, localPath, sharePicturePath } from '#contract/public-page.ts'
import { registerCardFaces } from '../src/media/card/card-faces.ts'
import { drawSharePicture } from '../src/media/share/draw-share-picture.ts'
import { readShareWords } from '../src/media/share/read-share-words.ts'

const PROJECT = dirname(dirname(fileURLToPath(import.meta.url)))
const SITE = join(PROJECT, 'build', 'client')
const ART = join(PROJECT, 'src', 'web', 'assets', 'site')
const UPRIGHT = ['headland', 'compass', 'lantern', 'boat', 'coast', 'rocket', 'shoe', 'house']
const FRAMES = 6
const JPEG_QUALITY = 88

registerCardFaces()
const art = await Promise.all(UPRIGHT.map((name) => loadImage(join(ART, `${name}.webp`))))
for (const [index, page] of INDEXED_PAGES.entries()) {
  // Every page begins with another frame.
  const frames = [...art, ...art].slice(index % art.length).slice(0, FRAMES)
  await Promise.all(INTERFACE_LANGUAGES.map((language) => draw(page, language, frames)))
}

async function draw(page: string, language: InterfaceLanguage, frames: typeof art): Promise<void> {
  const html = await readFile(join(SITE, localPath(page, language), 'index.html'), 'utf8')
  const file = join(SITE, sharePicturePath(page, language))
  await mkdir(dirname(file), { recursive: true })
  const picture = drawSharePicture({ ...readShareWords(html), frames })
  await writeFile(file, await picture.encode('jpeg', JPEG_QUALITY))
}
