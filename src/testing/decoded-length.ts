import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How long a sound is, found by FFmpeg's own program decoding all of it. */
export async function decodedLengthMs(path: string): Promise<number> {
  const args = ['-v', 'error', '-i', path, '-f', 's16le', '-ac', '1', '-ar', '16000', '-']
  const { stdout } = await run('ffmpeg', args, { encoding: 'buffer', maxBuffer: 2 ** 28 })
  return stdout.length / 2 / 16
}
