import { FFmpegError, Log } from 'node-av/lib'
import { AV_LOG_QUIET } from 'node-av/constants'

Log.setLevel(AV_LOG_QUIET)

/** @throws when an FFmpeg call answered with an error. */
export function must(code: number, what: string): number {
  if (code < 0) throw new Error(`${what}: ${FFmpegError.strerror(code)}`)
  return code
}
