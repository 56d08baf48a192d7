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
export function truePeaks(samples: Float32Array, floor: number): Float32Array {
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
