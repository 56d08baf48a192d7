import sharp from 'sharp'
import { ratioOf } from '#composition/dimensions.ts'
import type { DrawnRatio } from '#contract/options.ts'
import { serveTask } from '#sandbox/serve-task.ts'

export type ExactPictureTask = { sourcePath: string; path: string; aspectRatio: DrawnRatio }

const FORMATS = ['png', 'jpeg', 'webp']
const MAX_PIXELS = 40_000_000
const SHORT_SIDE_MAX = 2160
const QUALITY = 92

serveTask(async ({ sourcePath, path, aspectRatio }: ExactPictureTask) => {
  const picture = sharp(sourcePath, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
  const { format, width, height } = await picture.metadata()
  if (!FORMATS.includes(format)) throw new Error(`A picture is no ${format}.`)
  const made = await picture
    .flatten({ background: 'white' })
    .resize({ ...sizeFor(aspectRatio, width, height), fit: 'cover', position: 'attention' })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toFile(path)
  return { width: made.width, height: made.height }
})

/** As large as the vendor made it, within what can be handled: whoever shows it larger enlarges it there. */
function sizeFor(aspectRatio: DrawnRatio, width: number, height: number) {
  const ratio = ratioOf(aspectRatio)
  const most = SHORT_SIDE_MAX * Math.max(1, ratio)
  const wide = Math.min(width, height * ratio, most)
  return { width: Math.round(wide), height: Math.round(wide / ratio) }
}
