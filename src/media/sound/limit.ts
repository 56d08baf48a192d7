import { SAMPLE_RATE, type Stereo } from './stereo.ts'
import { truePeaks } from './true-peak.ts'

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
