import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export type DecodedClip = {
  /** As ffprobe words it. */
  stream: Record<string, string | number>
  streamCount: number
  /** Grey frames, one byte a pixel. */
  frames: Uint8Array[]
  width: number
  height: number
}

/** Reads a clip with the machine's own FFmpeg, which the product does not use: an independent eye. */
export async function decodeClip(path: string, width: number): Promise<DecodedClip> {
  const probe = ['-v', 'error', '-show_streams', '-of', 'json', path]
  const { streams } = JSON.parse((await run('ffprobe', probe)).stdout)
  const height = 2 * Math.round((width * streams[0].height) / streams[0].width / 2)
  const scale = `scale=${width}:${height}:flags=area:out_range=full,format=gray`
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-fps_mode', 'passthrough', '-vf', scale, '-f', 'rawvideo', '-'],
    { encoding: 'buffer', maxBuffer: 1 << 30 },
  )
  const size = width * height
  const frames = Array.from({ length: stdout.length / size }, (_, index) =>
    stdout.subarray(index * size, (index + 1) * size),
  )
  return { stream: streams[0], streamCount: streams.length, frames, width, height }
}

/** The mean difference between two frames, in grey levels. */
export function differenceOf(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] as number)), 0) / a.length
}
