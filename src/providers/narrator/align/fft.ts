/** Turns `size` (a power of two) complex numbers into their spectrum, in place. Cooley and Tukey, radix 2. */
export function createFft(size: number): (real: Float64Array, imaginary: Float64Array) => void {
  const cosines = Float64Array.from({ length: size / 2 }, (_, at) =>
    Math.cos((2 * Math.PI * at) / size),
  )
  const sines = Float64Array.from({ length: size / 2 }, (_, at) =>
    Math.sin((2 * Math.PI * at) / size),
  )
  const mirrored = mirrorBits(size)
  return (real, imaginary) => {
    for (let at = 0; at < size; at++) {
      const other = mirrored[at] as number
      if (other <= at) continue
      swap(real, at, other)
      swap(imaginary, at, other)
    }
    for (let half = 1; half < size; half *= 2) {
      const step = size / (2 * half)
      for (let start = 0; start < size; start += 2 * half) {
        for (let at = 0; at < half; at++) {
          const [low, high] = [start + at, start + at + half]
          const [cos, sin] = [cosines[at * step] as number, sines[at * step] as number]
          const [re, im] = [real[high] as number, imaginary[high] as number]
          const turnedReal = re * cos + im * sin
          const turnedImaginary = im * cos - re * sin
          real[high] = (real[low] as number) - turnedReal
          imaginary[high] = (imaginary[low] as number) - turnedImaginary
          real[low] = (real[low] as number) + turnedReal
          imaginary[low] = (imaginary[low] as number) + turnedImaginary
        }
      }
    }
  }
}

function mirrorBits(size: number): Uint32Array {
  const bits = Math.log2(size)
  return Uint32Array.from({ length: size }, (_, at) => {
    let mirrored = 0
    for (let bit = 0; bit < bits; bit++) if (at & (1 << bit)) mirrored |= 1 << (bits - 1 - bit)
    return mirrored
  })
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] as number
  values[one] = values[other] as number
  values[other] = kept
}
