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
