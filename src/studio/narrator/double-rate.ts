const HALF_TAPS = 16

// Every second tap of a half-band low-pass (windowed sinc): the value half-way between two samples.
const BETWEEN = Array.from({ length: HALF_TAPS }, (_, tap) => {
  const distance = tap + 0.5
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / HALF_TAPS)
  return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window
})

/** Doubles the sample rate: the samples stay as they are, new ones are put between them. */
export function doubleRate(samples: Float32Array): Float32Array {
  const doubled = new Float32Array(samples.length * 2)
  for (let at = 0; at < samples.length; at++) {
    doubled[2 * at] = samples[at] as number
    let between = 0
    for (const [tap, weight] of BETWEEN.entries()) {
      between += weight * ((samples[at - tap] ?? 0) + (samples[at + 1 + tap] ?? 0))
    }
    doubled[2 * at + 1] = between
  }
  return doubled
}
