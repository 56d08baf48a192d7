const ATTACK_MS = 4
const RELEASE_MS = 90
const THRESHOLD_DB = -22
const RATIO = 2.2

/**
 * Evens out the level in place: what rises above the threshold (against a peak of 0 dBFS) rises by the
 * ratio's share only. A feed-forward compressor with a peak follower.
 */
export function compress(samples: Float32Array, sampleRate: number): void {
  const attack = Math.exp(-1000 / (ATTACK_MS * sampleRate))
  const release = Math.exp(-1000 / (RELEASE_MS * sampleRate))
  const threshold = 10 ** (THRESHOLD_DB / 20)
  const exponent = 1 / RATIO - 1
  let level = 0
  for (let at = 0; at < samples.length; at++) {
    const value = samples[at] as number
    const magnitude = Math.abs(value)
    const smoothing = magnitude > level ? attack : release
    level = magnitude + smoothing * (level - magnitude)
    if (level > threshold) samples[at] = value * (level / threshold) ** exponent
  }
}
