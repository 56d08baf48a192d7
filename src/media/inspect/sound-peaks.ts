import type { Stereo } from '../sound/stereo.ts'

/** The highest magnitude (0 to 1) in each of `count` equal parts of a sound: a waveform to draw. */
export function peaksOf([left, right]: Stereo, count: number): number[] {
  const peaks = Array.from({ length: count }, () => 0)
  for (let at = 0; at < left.length; at++) {
    const part = Math.floor((at * count) / left.length)
    const magnitude = Math.max(Math.abs(left[at] as number), Math.abs(right[at] as number))
    peaks[part] = Math.min(1, Math.max(peaks[part] as number, magnitude))
  }
  return peaks.map((peak) => Math.round(peak * 1000) / 1000)
}
