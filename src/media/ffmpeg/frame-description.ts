import type { Frame } from 'node-av/lib'
import { AVCOL_RANGE_JPEG, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants'

const BT709 = 1
/** Unmarked video this high is BT.709, as players take it; smaller is BT.601. */
const HD_FROM_ROWS = 600

/** A decoded frame as the arguments of FFmpeg's buffer source. */
export function frameDescription(frame: Frame): string {
  const { width, height, format, colorSpace, colorRange } = frame
  const unmarked = colorSpace === AVCOL_SPC_UNSPECIFIED
  const matrix = unmarked && Math.min(width, height) >= HD_FROM_ROWS ? BT709 : colorSpace
  const range = colorRange === AVCOL_RANGE_JPEG ? 'pc' : 'tv'
  return `video_size=${width}x${height}:pix_fmt=${format}:time_base=1/1:colorspace=${matrix}:range=${range}`
}
