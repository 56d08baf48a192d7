import type { Frame } from 'node-av/lib'
import { joinSamples } from '#composition/join-samples.ts'
import { FilterChain } from '../ffmpeg/filter-chain.ts'
import { MediaInput } from '../ffmpeg/media-input.ts'

/**
 * Decodes a file's sound to stereo samples at 48 kHz, whatever it was.
 *
 * @param mostSamples where it is cut; all of it when absent.
 * @throws when the file cannot be read or holds no sound at all.
 */
export function decodeSound(path: string, mostSamples = Number.POSITIVE_INFINITY): Stereo {
  using input = new MediaInput(path, 'audio')
  const parts: Stereo[] = []
  let chain: FilterChain | undefined
  let count = 0
  try {
    for (const frame of input.frames()) {
      chain ??= resampler(frame)
      for (const resampled of chain.filter(frame)) {
        parts.push(samplesIn(resampled))
        count += resampled.nbSamples
      }
      if (count >= mostSamples) break
    }
    for (const resampled of chain?.filter(null) ?? []) parts.push(samplesIn(resampled))
  } finally {
    chain?.[Symbol.dispose]()
  }
  const sound: Stereo = [
    joinSamples(parts.map(([left]) => left)).subarray(0, mostSamples),
    joinSamples(parts.map(([, right]) => right)).subarray(0, mostSamples),
  ]
  if (sound[0].length === 0) throw new Error('The file holds no sound.')
  return sound
}

function resampler(first: Frame): FilterChain {
  const { sampleRate, format, channelLayout } = first
  const channels = channelLayout.nbChannels
  const layout = channelLayout.mask ? `0x${channelLayout.mask.toString(16)}` : `${channels}c`
  const source = `time_base=1/${sampleRate}:sample_rate=${sampleRate}:sample_fmt=${format}:channel_layout=${layout}`
  return new FilterChain('audio', source, [
    ['aresample', String(SAMPLE_RATE)],
    ['aformat', 'sample_fmts=fltp:channel_layouts=stereo'],
  ])
}

/** A copy: the frame's own memory is reused. */
function samplesIn(frame: Frame): Stereo {
  const packed = frame.toBuffer()
  const samples = new Float32Array(packed.buffer, packed.byteOffset, packed.byteLength / 4)
  return [samples.slice(0, frame.nbSamples), samples.slice(-frame.nbSamples)]
}

/** Samples a second of everything that is mixed and of every finished video. */
export const SAMPLE_RATE = 48_000

/** Two channels of equal length, 1 is full scale. */
export type Stereo = [left: Float32Array, right: Float32Array]

export function silence(samples: number): Stereo {
  return [new Float32Array(samples), new Float32Array(samples)]
}

export function samplesOf(ms: number): number {
  return Math.round((ms * SAMPLE_RATE) / 1000)
}
