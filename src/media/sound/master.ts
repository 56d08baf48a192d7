import { LOUDNESS_LUFS } from '#composition/audio-plan.ts'
import { SAMPLE_RATE, type Stereo } from './decode-sound.ts'
import { integratedLoudness } from './measure-loudness.ts'
import { SILENT_LUFS } from './mix-sound.ts'

const TOLERANCE_LU = 0.3
const MOST_ROUNDS = 4

/**
 * Brings a mix to the loudness platforms play at, with true peaks under a ceiling. Limiting takes some
 * loudness away again, so it measures what came out and corrects the gain. A mix that is silent stays so.
 *
 * @param ceilingDb highest true peak in dBTP.
 */
export function master(mix: Stereo, ceilingDb: number): Stereo {
  const loudness = integratedLoudness(mix)
  const ceiling = 10 ** (ceilingDb / 20)
  let gainDb = loudness < SILENT_LUFS ? 0 : LOUDNESS_LUFS - loudness
  for (let round = 1; ; round++) {
    const sound = mix.map((samples) => samples.slice()) as Stereo
    limit(sound, 10 ** (gainDb / 20), ceiling)
    const missing = LOUDNESS_LUFS - integratedLoudness(sound)
    const done = loudness < SILENT_LUFS || Math.abs(missing) < TOLERANCE_LU
    if (done || round === MOST_ROUNDS) return sound
    gainDb += missing
  }
}

const ATTACK = Math.round(SAMPLE_RATE * 0.004)
const RELEASE_PER_SAMPLE = 1 / (SAMPLE_RATE * 0.08)

/**
 * Turns a sound down, for moments, so that its true peaks stay under a ceiling. It looks ahead: the gain
 * falls smoothly before a peak and rises slowly after it. Both channels move together.
 *
 * @param gain applied before; @param ceiling linear, 1 is full scale. Works in place.
 */
export function limit(sound: Stereo, gain: number, ceiling: number): void {
  for (const samples of sound) for (let at = 0; at < samples.length; at++) samples[at]! *= gain
  const wanted = wantedGain(sound, ceiling)
  if (!wanted) return
  const held = heldDown(wanted)
  smoothInto(held, wanted)
  for (const samples of sound) {
    for (let at = 0; at < samples.length; at++) samples[at]! *= wanted[at] as number
  }
}

/** The gain each sample may have at most; undefined when nothing has to change. */
function wantedGain(sound: Stereo, ceiling: number): Float32Array | undefined {
  const [left, right] = sound.map((samples) => truePeaks(samples, ceiling)) as Stereo
  let changes = false
  const gains = left.map((peak, at) => {
    const highest = Math.max(peak, right[at] as number)
    if (highest > ceiling) changes = true
    return Math.min(1, ceiling / highest)
  })
  return changes ? gains : undefined
}

/** The least gain wanted within the coming attack time, released at a constant rate. */
function heldDown(wanted: Float32Array): Float32Array {
  const held = new Float32Array(wanted.length)
  const queue = new Int32Array(wanted.length)
  let [first, end] = [0, 0]
  let last = 1
  for (let at = 0; at < wanted.length + ATTACK; at++) {
    if (at < wanted.length) {
      while (end > first && (wanted[queue[end - 1] as number] as number) >= (wanted[at] as number))
        end--
      queue[end++] = at
    }
    const to = at - ATTACK
    if (to < 0) continue
    if ((queue[first] as number) < to) first++
    const least = wanted[queue[first] as number] as number
    last = Math.min(least, last + RELEASE_PER_SAMPLE)
    held[to] = last
  }
  return held
}

/** The mean over the attack time before: a ramp that has arrived when its peak does. */
function smoothInto(held: Float32Array, into: Float32Array): void {
  let sum = ATTACK * (held[0] ?? 1)
  for (let at = 0; at < held.length; at++) {
    sum += (held[at] as number) - (held[Math.max(0, at - ATTACK)] as number)
    into[at] = sum / ATTACK
  }
}

/** How far to each side of a sample the interpolation looks. */
const REACH = 12
const PHASES = 4

/**
 * Windowed sinc at a quarter, a half and three quarters of the way between two samples: four times
 * oversampling, as ITU-R BS.1770-5, Annex 2 asks of a true-peak meter.
 */
const TAPS = [1, 2, 3].map((phase) => {
  const taps = Float64Array.from({ length: 2 * REACH }, (_, tap) => {
    const x = tap - (REACH - 1) - phase / PHASES
    const window = Math.cos((Math.PI * x) / (2 * (REACH + 0.5))) ** 2
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window
  })
  const sum = taps.reduce((total, tap) => total + tap, 0)
  return taps.map((tap) => tap / sum)
})

/**
 * The highest magnitude of the signal at or just after each sample, between the samples included.
 * Where nothing near comes close to `floor`, the sample's own magnitude stands: no peak that matters
 * can hide there, and most of a recording is skipped.
 */
function truePeaks(samples: Float32Array, floor: number): Float32Array {
  const peaks = samples.map(Math.abs)
  const near = floor / 2
  let lastNear = Number.NEGATIVE_INFINITY
  for (let at = 0; at < samples.length; at++) {
    const ahead = Math.min(samples.length - 1, at + REACH)
    if (Math.abs(samples[ahead] as number) > near) lastNear = ahead
    if (lastNear < at - REACH) continue
    peaks[at] = Math.max(peaks[at] as number, between(samples, at))
  }
  return peaks
}

/** The true peak of a whole sound, linear. */
export function highestTruePeak(channels: readonly Float32Array[]): number {
  let highest = 0
  for (const samples of channels) {
    for (const sample of samples) highest = Math.max(highest, Math.abs(sample))
  }
  const floor = highest
  for (const samples of channels) {
    for (const peak of truePeaks(samples, floor)) highest = Math.max(highest, peak)
  }
  return highest
}

function between(samples: Float32Array, at: number): number {
  let highest = 0
  for (const taps of TAPS) {
    let sum = 0
    for (let tap = 0; tap < taps.length; tap++) {
      sum += (taps[tap] as number) * (samples[at + tap - (REACH - 1)] ?? 0)
    }
    highest = Math.max(highest, Math.abs(sum))
  }
  return highest
}
