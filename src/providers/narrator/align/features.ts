/** A frame every so often. */
export const HOP_MS = 10

/** How speech sounds, frame by frame. */
export type Features = {
  /** The cepstrum of each frame. */
  cepstra: Float32Array[]
  /** In dB. */
  levels: Float32Array
}

const WINDOW_MS = 25
const FILTERS = 26
const COEFFICIENTS = 12
const LOWEST_HZ = 120
const HIGHEST_HZ = 7000
const PRE_EMPHASIS = 0.97
/** Changes tell borders, sounds tell what lies between them. */
const DELTA_WEIGHT = 0.8

/** Mel-frequency cepstra of a sound. */
export function featuresOf(samples: Float32Array, sampleRate: number): Features {
  const hop = (sampleRate * HOP_MS) / 1000
  const window = Math.round((sampleRate * WINDOW_MS) / 1000)
  const size = 2 ** Math.ceil(Math.log2(window))
  const spectrum = createFft(size)
  const filters = melFilters(size, sampleRate)
  const count = Math.max(1, Math.floor(samples.length / hop))
  const levels = new Float32Array(count)
  const cepstra: Float32Array[] = []
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)]
  for (let frame = 0; frame < count; frame++) {
    const first = Math.round(frame * hop + hop / 2 - window / 2)
    real.fill(0)
    imaginary.fill(0)
    let power = 0
    for (let at = 0; at < window; at++) {
      const sample = samples[first + at] ?? 0
      power += sample * sample
      const hamming = 0.54 - 0.46 * Math.cos((2 * Math.PI * at) / (window - 1))
      real[at] = (sample - PRE_EMPHASIS * (samples[first + at - 1] ?? 0)) * hamming
    }
    levels[frame] = 10 * Math.log10(power / window + 1e-10)
    spectrum(real, imaginary)
    cepstra.push(cepstrumOf(filters.map((filter) => logPower(filter, real, imaginary))))
  }
  return { cepstra, levels }
}

type Filter = { first: number; weights: number[] }

function melFilters(size: number, sampleRate: number): Filter[] {
  const lowest = mel(LOWEST_HZ)
  const step = (mel(HIGHEST_HZ) - lowest) / (FILTERS + 1)
  const edges = Array.from(
    { length: FILTERS + 2 },
    (_, at) => (hertz(lowest + at * step) * size) / sampleRate,
  )
  return Array.from({ length: FILTERS }, (_, at) => {
    const [from, middle, to] = edges.slice(at, at + 3) as [number, number, number]
    const first = Math.ceil(from)
    const weights: number[] = []
    for (let bin = first; bin <= to; bin++)
      weights.push(bin < middle ? (bin - from) / (middle - from) : (to - bin) / (to - middle))
    return { first, weights }
  })
}

function mel(hz: number): number {
  return 1127 * Math.log(1 + hz / 700)
}

function hertz(value: number): number {
  return 700 * (Math.exp(value / 1127) - 1)
}

function logPower({ first, weights }: Filter, real: Float64Array, imaginary: Float64Array): number {
  let sum = 0
  for (const [at, weight] of weights.entries()) {
    const bin = first + at
    sum += weight * ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2)
  }
  return Math.log(sum + 1e-6)
}

const COSINES = Array.from({ length: COEFFICIENTS + 1 }, (_, order) =>
  Array.from({ length: FILTERS }, (__, at) => Math.cos((Math.PI * order * (at + 0.5)) / FILTERS)),
)

function cepstrumOf(logs: number[]): Float32Array {
  return Float32Array.from(COSINES, (row) =>
    row.reduce((sum, cosine, at) => sum + cosine * (logs[at] ?? 0), 0),
  )
}

/** What two voices that say the same have in common: the sounds and their changes, without the voice's own colour. */
export function comparable(cepstra: readonly Float32Array[]): Float32Array[] {
  return withChanges(normalised(cepstra))
}

/** Each coefficient with a mean of 0 and a spread of 1: what is left is not who speaks, but what is said. */
function normalised(cepstra: readonly Float32Array[]): Float32Array[] {
  const result = cepstra.map(() => new Float32Array(COEFFICIENTS + 1))
  for (let order = 0; order <= COEFFICIENTS; order++) {
    const values = cepstra.map((one) => one[order] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    const scale = 1 / Math.sqrt(variance + 1e-6)
    for (const [at, value] of values.entries())
      (result[at] as Float32Array)[order] = (value - mean) * scale
  }
  return result
}

function withChanges(cepstra: Float32Array[]): Float32Array[] {
  const at = (frame: number, order: number) =>
    cepstra[Math.min(Math.max(frame, 0), cepstra.length - 1)]?.[order] ?? 0
  return cepstra.map((cepstrum, frame) => {
    const both = new Float32Array(cepstrum.length * 2)
    both.set(cepstrum)
    for (let order = 0; order < cepstrum.length; order++) {
      const near = at(frame + 1, order) - at(frame - 1, order)
      const far = at(frame + 2, order) - at(frame - 2, order)
      both[cepstrum.length + order] = DELTA_WEIGHT * (near + 2 * far) * 0.25
    }
    return both
  })
}

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
