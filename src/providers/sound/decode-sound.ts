import { Decoder, Demuxer, FilterAPI } from 'node-av/api'
import { joinSamples } from '#composition/join-samples.ts'

/**
 * Decodes a `.wav` or `.mp3` file to one channel. Call it in a process of its own: the file is a stranger's.
 * @throws when it cannot be read or holds no sound.
 */
export async function decodeSound(path: string, sampleRate: number): Promise<Float32Array> {
  // Named, not guessed: a file that says it is a playlist would have others read.
  await using input = await Demuxer.open(path, { format: path.endsWith('.wav') ? 'wav' : 'mp3' })
  const stream = input.audio()
  if (!stream) throw new Error('The file holds no sound.')
  using decoder = await Decoder.create(stream)
  const form = `aresample=${sampleRate},aformat=sample_fmts=flt:channel_layouts=mono`
  using filter = FilterAPI.create(form)
  const parts: Float32Array[] = []
  for await (const frame of filter.frames(decoder.frames(input.packets(stream.index)))) {
    if (!frame) continue
    const bytes = frame.toBuffer()
    const samples = new Float32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4)
    parts.push(samples.slice(0, frame.nbSamples))
    frame.free()
  }
  const whole = joinSamples(parts)
  if (whole.length === 0) throw new Error('The file holds no sound.')
  return whole
}
