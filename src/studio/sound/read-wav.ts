import { readFile } from 'node:fs/promises'

export type WavSound = { sampleRate: number; channels: Float32Array[] }

/** Reads a 16-bit PCM RIFF WAVE file; samples from -1 to 1. @throws when it is not one. */
export async function readWav(path: string): Promise<WavSound> {
  const bytes = await readFile(path)
  const data = bytes.indexOf('data', 12, 'latin1')
  const isPcm = bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.readUInt16LE(34) === 16
  if (!isPcm || data < 0) throw new Error(`${path} is not a 16-bit WAVE file.`)
  const channelCount = bytes.readUInt16LE(22)
  const length = bytes.readUInt32LE(data + 4) / 2 / channelCount
  const channels = Array.from({ length: channelCount }, (_, channel) =>
    Float32Array.from(
      { length },
      (_, at) => bytes.readInt16LE(data + 8 + (at * channelCount + channel) * 2) / 32767,
    ),
  )
  return { sampleRate: bytes.readUInt32LE(24), channels }
}
