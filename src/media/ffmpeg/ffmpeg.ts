import {
  AV_LOG_QUIET,
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_UNSPECIFIED,
} from 'node-av/constants'
import { type CodecContext, FFmpegError, type FormatContext, type Frame, Log } from 'node-av/lib'

Log.setLevel(AV_LOG_QUIET)

/** @throws when an FFmpeg call answered with an error. */
export function must(code: number, what: string): number {
  if (code < 0) throw new Error(`${what}: ${FFmpegError.strerror(code)}`)
  return code
}

/**
 * Sets private options by name. Options are not handed over as a Dictionary when a codec or file is
 * opened: FFmpeg frees the dictionary there, and the binding (node-av 6.1.1) then frees it once more.
 */
export function setOptions(
  context: CodecContext | FormatContext,
  options: Record<string, string>,
): void {
  for (const [name, value] of Object.entries(options)) {
    must(context.setOption(name, value, AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN), name)
  }
}

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
