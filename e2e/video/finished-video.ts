import { execFileSync } from 'node:child_process'

type Streams = {
  streams: {
    codec_name: string
    profile: string
    width?: number
    height?: number
    r_frame_rate: string
    color_space?: string
    pix_fmt?: string
    duration: string
  }[]
}

export type SoundLevels = { loudness: number; truePeak: number }

/** What a decoder that is not ours says of a file. */
export function probe(path: string): Streams {
  const args = ['-v', 'error', '-show_streams', '-of', 'json', path]
  return JSON.parse(execFileSync('ffprobe', args, { encoding: 'utf8' })) as Streams
}

/** Integrated loudness in LUFS and true peak in dBTP, by EBU R 128. */
export function soundLevels(path: string): SoundLevels {
  const said = ffmpegSays(['-i', path, '-af', 'ebur128=peak=true', '-f', 'null', '-'])
  const summary = said.slice(said.lastIndexOf('Summary:'))
  return {
    loudness: Number(/I:\s+(-?[\d.]+) LUFS/.exec(summary)?.[1]),
    truePeak: Number(/Peak:\s+(-?[\d.]+) dBFS/.exec(summary)?.[1]),
  }
}

/** Stretches of black, of a frozen picture and of silence, as the filters name them; none is what we want. */
export function deadStretches(path: string): string[] {
  const looks = ['-vf', 'blackdetect=d=0.1:pix_th=0.05,freezedetect=n=0.0001:d=1']
  const sounds = ['-af', 'silencedetect=n=-60dB:d=1.5']
  const said = ffmpegSays(['-i', path, ...looks, ...sounds, '-f', 'null', '-'])
  return said.split('\n').filter((line) => /black_start|freeze_start|silence_start/.test(line))
}

/** Every frame as grey values, row by row. @returns the first frame at or after a time. */
export function greyFrames(
  path: string,
  { width, height, framesPerS }: { width: number; height: number; framesPerS: number },
): (atS: number) => Buffer {
  const args = ['-v', 'error', '-i', path, '-vf', `scale=${width}:${height}`]
  const grey = ['-f', 'rawvideo', '-pix_fmt', 'gray', '-']
  const frames = execFileSync('ffmpeg', [...args, ...grey], { maxBuffer: 64 * 1024 * 1024 })
  const sizeBytes = width * height
  return (atS) => {
    const start = Math.ceil(atS * framesPerS) * sizeBytes
    return frames.subarray(start, start + sizeBytes)
  }
}

function ffmpegSays(args: string[]): string {
  const command = 'exec ffmpeg "$@" 2>&1 >/dev/null'
  return execFileSync('sh', ['-c', command, 'sh', '-hide_banner', '-nostats', ...args], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
}
