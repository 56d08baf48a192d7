import { filter, highPass, highShelf } from './biquad.ts'

const BLOCK_MS = 400
const STEP_MS = 100
const SILENCE_LUFS = -70
const RELATIVE_GATE_LU = -10

/**
 * Integrated loudness in LUFS, as ITU-R BS.1770-4 defines it: K-weighted, in blocks of 400 ms, gated.
 *
 * @returns -Infinity for silence and for sounds shorter than a block.
 */
export function measureLoudness(channels: Float32Array[], sampleRate: number): number {
  const step = Math.round((STEP_MS * sampleRate) / 1000)
  const stepPowers = sumOf(channels.map((samples) => powers(samples, sampleRate, step)))
  const stepsABlock = BLOCK_MS / STEP_MS
  const blocks = stepPowers
    .slice(stepsABlock - 1)
    .map((_, at) => mean(stepPowers.slice(at, at + stepsABlock)))
  const heard = blocks.filter((power) => loudnessOf(power) > SILENCE_LUFS)
  const gate = loudnessOf(mean(heard)) + RELATIVE_GATE_LU
  return loudnessOf(mean(heard.filter((power) => loudnessOf(power) > gate)))
}

function powers(samples: Float32Array, sampleRate: number, step: number): number[] {
  const weighted = Float32Array.from(samples)
  // The two filters of the K weighting, for any sample rate. The recommendation's shelf is named by its
  // poles, which lie a quarter of its gain above the cookbook's centre.
  filter(weighted, highShelf(1681.97 / 10 ** (4 / 80), sampleRate, 0.7072, 4))
  filter(weighted, highPass(38.14, sampleRate, 0.5003))
  return Array.from({ length: Math.floor(samples.length / step) }, (_, block) => {
    let sum = 0
    for (let at = block * step; at < (block + 1) * step; at++) sum += (weighted[at] as number) ** 2
    return sum / step
  })
}

function sumOf(perChannel: number[][]): number[] {
  const [first = [], ...others] = perChannel
  return first.map((power, at) => others.reduce((sum, other) => sum + (other[at] as number), power))
}

function mean(values: number[]): number {
  return values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : 0
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}
