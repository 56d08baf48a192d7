/** The loudest moment of each of `count` equal parts, from 0 to 1 of the loudest of all. */
export function peaksOf(samples: Float32Array, count: number) {
  const size = samples.length / count
  const peaks = Array.from({ length: count }, (_, index) => {
    const part = samples.subarray(Math.floor(index * size), Math.floor((index + 1) * size))
    return part.reduce((loudest, sample) => Math.max(loudest, Math.abs(sample)), 0)
  })
  const loudest = Math.max(...peaks)
  return loudest > 0 ? peaks.map((peak) => peak / loudest) : peaks
}
