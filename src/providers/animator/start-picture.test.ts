import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { pictureRefusal } from '#testing/fakes/vendor-clip.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { startPicture } from './clip-files.ts'

async function sentFor(width: number, height: number) {
  const path = join(temporaryFolder(), 'picture.png')
  const background = { r: 10, g: 200, b: 90, alpha: 0.5 }
  await sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toFile(path)
  const sent = await startPicture(path)
  const { format, width: w, height: h } = await sharp(sent).metadata()
  return { format, size: [w, h], refusal: await pictureRefusal(sent) }
}

test.each([
  ['small picture of somebody’s own is enlarged to what vendors take', [90, 160], [300, 533]],
  ['picture that is large enough stays as it is', [720, 900], [720, 900]],
  ['picture that is larger than any clip is made smaller', [3840, 2160], [2560, 1440]],
])('a %s', async (_, [width = 0, height = 0], size) => {
  expect(await sentFor(width, height)).toEqual({ format: 'jpeg', size, refusal: null })
})
