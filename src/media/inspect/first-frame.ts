import sharp, { type Sharp } from 'sharp'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { frameDescription } from '../ffmpeg/frame-description.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'

/** What a video begins with, as a picture. @throws when no frame of it can be decoded */
export function firstFrame(path: string): Sharp {
  using input = new MediaInput(path, 'video')
  const { value: frame } = input.frames().next()
  if (!frame) throw new Error('No frame can be decoded.')
  const { width, height } = frame
  using chain = new FilterChain('video', frameDescription(frame), [
    ['scale', 'flags=accurate_rnd+full_chroma_int+bicubic'],
    ['format', 'rgb24'],
  ])
  const { value: converted } = chain.filter(frame).next()
  if (!converted) throw new Error('The first frame cannot be converted.')
  return sharp(converted.toBuffer(), { raw: { width, height, channels: 3 } })
}
