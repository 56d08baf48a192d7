import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const MOST_OUTPUT = 512 * 1024 * 1024

export type ProbedStream = Record<string, string | number | undefined>

/** What the system's ffprobe says of a file: another program than the one that wrote it. */
export async function probe(path: string): Promise<{ streams: ProbedStream[]; seconds: number }> {
  const args = [
    '-v',
    'error',
    '-count_frames',
    '-show_streams',
    '-show_format',
    '-of',
    'json',
    path,
  ]
  const { stdout } = await run('ffprobe', args)
  const { streams, format } = JSON.parse(stdout) as {
    streams: ProbedStream[]
    format: { duration: string }
  }
  return { streams, seconds: Number(format.duration) }
}

/** Integrated loudness in LUFS and true peak in dBTP, by FFmpeg's own meter. */
export async function measureSound(path: string): Promise<{ lufs: number; truePeakDb: number }> {
  const log = await filterLog(path, ['-vn', '-af', 'ebur128=peak=true'])
  const summary = log.slice(log.lastIndexOf('Summary:'))
  return {
    lufs: decibels(/I:\s+(\S+) LUFS/.exec(summary)?.[1]),
    truePeakDb: decibels(/Peak:\s+(\S+) dBFS/.exec(summary)?.[1]),
  }
}

function decibels(text: string | undefined): number {
  return text === '-inf' ? Number.NEGATIVE_INFINITY : Number(text)
}

/** What FFmpeg's detectors find: passages that are black, or stand still for half a second. */
export async function findStandstill(path: string): Promise<string[]> {
  const filters = 'blackdetect=d=0.1,freezedetect=n=-60dB:d=0.5'
  const log = await filterLog(path, ['-an', '-vf', filters])
  return log.split('\n').filter((line) => /black_start|freeze_start/.test(line))
}

/** One frame as 8 bit grey, row by row. */
export async function greyFrame(path: string, frame: number): Promise<Uint8Array> {
  const select = ['-vf', `select=eq(n\\,${frame})`, '-frames:v', '1']
  const args = ['-v', 'error', '-i', path, ...select, '-f', 'rawvideo', '-pix_fmt', 'gray', '-']
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: MOST_OUTPUT })
  return stdout
}

/** MD5 of every decoded picture, in order. */
export async function pictureDigests(path: string): Promise<string[]> {
  const args = ['-v', 'error', '-i', path, '-map', '0:v', '-f', 'framemd5', '-']
  const { stdout } = await run('ffmpeg', args)
  return stdout
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.slice(line.lastIndexOf(',') + 1).trim())
}

/** The boxes of an MP4 file at its top level, in order. */
export async function topLevelBoxes(file: Uint8Array): Promise<string[]> {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const boxes: string[] = []
  for (let at = 0; at + 8 <= view.byteLength; ) {
    const size = view.getUint32(at)
    boxes.push(String.fromCodePoint(...file.subarray(at + 4, at + 8)))
    if (size < 8) break
    at += size
  }
  return boxes
}

async function filterLog(path: string, filters: string[]): Promise<string> {
  const args = ['-hide_banner', '-nostats', '-i', path, ...filters, '-f', 'null', '-']
  const { stderr } = await run('ffmpeg', args, { maxBuffer: MOST_OUTPUT })
  return stderr
}
