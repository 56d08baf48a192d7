import { writeFile } from 'node:fs/promises'

const HEADER_BYTES = 44

/**
 * Writes 16-bit PCM as a RIFF WAVE file, the channels interleaved.
 *
 * @param channels one array of samples (-1 to 1) a channel, all of one length; values beyond are clipped.
 */
export async function writeWav(
  path: string,
  channels: Float32Array[],
  sampleRate: number,
): Promise<void> {
  const length = channels[0]?.length ?? 0
  const frameBytes = channels.length * 2
  const bytes = new Uint8Array(HEADER_BYTES + length * frameBytes)
  const header = new DataView(bytes.buffer)
  writeText(bytes, 0, 'RIFF')
  header.setUint32(4, bytes.length - 8, true)
  writeText(bytes, 8, 'WAVEfmt ')
  header.setUint32(16, 16, true)
  header.setUint16(20, 1, true)
  header.setUint16(22, channels.length, true)
  header.setUint32(24, sampleRate, true)
  header.setUint32(28, sampleRate * frameBytes, true)
  header.setUint16(32, frameBytes, true)
  header.setUint16(34, 16, true)
  writeText(bytes, 36, 'data')
  header.setUint32(40, length * frameBytes, true)
  // Every machine Node runs on is little-endian, as the format is.
  const pcm = new Int16Array(bytes.buffer, HEADER_BYTES)
  for (const [channel, samples] of channels.entries()) {
    for (let at = 0, to = channel; at < length; at++, to += channels.length) {
      pcm[to] = Math.round(Math.max(-1, Math.min(1, samples[at] as number)) * 32767)
    }
  }
  await writeFile(path, bytes)
}

function writeText(bytes: Uint8Array, offset: number, text: string): void {
  bytes.set(Buffer.from(text, 'latin1'), offset)
}
