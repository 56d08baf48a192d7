import sharp, { type Sharp } from 'sharp'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { frameDescription } from '../ffmpeg/frame-description.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'

export type Thumbnail = { width: number; height: number; sizeBytes: number }

const QUALITY = 80
/** The first frames of a video are often black or half faded in. */
const AT_SECONDS = 1

/** A small WebP of a picture, or of a video a second (or half of it) after its start. */
export async function drawThumbnail(
  path: string,
  outputPath: string,
  width: number,
): Promise<Thumbnail> {
  const picture = await openPicture(path)
  const info = await picture
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(outputPath)
  return { width: info.width, height: info.height, sizeBytes: info.size }
}

async function openPicture(path: string): Promise<Sharp> {
  try {
    await sharp(path).metadata()
    return sharp(path).autoOrient()
  } catch {
    return videoFrame(path)
  }
}

function videoFrame(path: string): Sharp {
  using input = new MediaInput(path, 'video')
  const seconds = Math.min(AT_SECONDS, input.durationSeconds() / 2)
  for (const frame of input.frames()) {
    if (input.secondsOf(frame) < seconds) continue
    using chain = new FilterChain('video', frameDescription(frame), [
      ['scale', 'in_range=auto:out_range=pc'],
      ['format', 'rgb24'],
    ])
    for (const converted of chain.filter(frame)) {
      const { width, height } = converted
      return sharp(converted.toBuffer(), { raw: { width, height, channels: 3 } })
    }
  }
  throw new Error('No frame can be decoded.')
}
