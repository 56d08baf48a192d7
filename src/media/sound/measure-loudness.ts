import { SAMPLE_RATE, type Stereo } from './decode-sound.ts'

const STEP = SAMPLE_RATE / 10
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = 10

/** y = b0 x + b1 x' + b2 x'' - a1 y' - a2 y'' */
type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** The two K-weighting filters at 48 kHz: ITU-R BS.1770-5, Annex 1, tables 1 and 2. */
const HEAD: Biquad = {
  b0: 1.53512485958697,
  b1: -2.69169618940638,
  b2: 1.19839281085285,
  a1: -1.69065929318241,
  a2: 0.73248077421585,
}
const HIGH_PASS: Biquad = { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 }

/**
 * Integrated loudness in LUFS (ITU-R BS.1770-5, Annex 1): K-weighted power in blocks of 400 ms that
 * overlap by three quarters, gated at -70 LUFS and then 10 LU below the mean of what remains.
 * -Infinity for silence. Sound shorter than a block counts as one block.
 */
export function integratedLoudness(sound: Stereo): number {
  const powers = sound.map(stepPowers) as [number[], number[]]
  const steps = powers[0].map((power, step) => power + (powers[1][step] ?? 0))
  const length = Math.min(STEPS_PER_BLOCK, steps.length)
  const blocks = steps.slice(length - 1).map((_, first) => mean(steps.slice(first, first + length)))
  const loud = blocks.filter((power) => lufs(power) > ABSOLUTE_GATE_LUFS)
  const gate = lufs(mean(loud)) - RELATIVE_GATE_LU
  return lufs(mean(loud.filter((power) => lufs(power) > gate)))
}

function lufs(power: number): number {
  return -0.691 + 10 * Math.log10(power)
}

function mean(values: number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Mean K-weighted power of each tenth of a second; of the whole when it is shorter. */
function stepPowers(samples: Float32Array): number[] {
  const powers: number[] = []
  const step = Math.min(STEP, samples.length)
  let [x1, x2, y1, y2, z1, z2] = [0, 0, 0, 0, 0, 0]
  const steps = step === 0 ? 0 : Math.floor(samples.length / step)
  for (let from = 0; from < steps * step; from += step) {
    let power = 0
    for (let at = from; at < from + step; at++) {
      const x = samples[at] as number
      const y = HEAD.b0 * x + HEAD.b1 * x1 + HEAD.b2 * x2 - HEAD.a1 * y1 - HEAD.a2 * y2
      const z = y - 2 * y1 + y2 - HIGH_PASS.a1 * z1 - HIGH_PASS.a2 * z2
      x2 = x1
      x1 = x
      y2 = y1
      y1 = y
      z2 = z1
      z1 = z
      power += z * z
    }
    powers.push(power / step)
  }
  return powers
}
