import type { Frame } from 'node-av/lib'
import sharp, { type Sharp } from 'sharp'
import { frameDescription } from '../ffmpeg/ffmpeg.ts'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'

/** What a video begins with, as a picture. @throws when no frame of it can be decoded */
export function firstFrame(path: string): Sharp {
  return frameAt(path, 0)
}

/** What is seen after so many seconds, or last, of a shorter video. @throws when no frame of it can be decoded */
export function frameAt(path: string, seconds: number): Sharp {
  using input = new MediaInput(path, 'video')
  let last: Sharp | null = null
  for (const frame of input.frames()) {
    if (last && input.secondsOf(frame) > seconds) break
    last = asPicture(frame)
    if (input.secondsOf(frame) >= seconds) break
  }
  if (!last) throw new Error('No frame can be decoded.')
  return last
}

function asPicture(frame: Frame): Sharp {
  const { width, height } = frame
  using chain = new FilterChain('video', frameDescription(frame), [
    ['scale', 'flags=accurate_rnd+full_chroma_int+bicubic'],
    ['format', 'rgb24'],
  ])
  const { value: converted } = chain.filter(frame).next()
  if (!converted) throw new Error('The first frame cannot be converted.')
  return sharp(converted.toBuffer(), { raw: { width, height, channels: 3 } })
}
