/** A second-order filter's coefficients, normalised so that a0 is 1. */
export type Biquad = { b0: number; b1: number; b2: number; a1: number; a2: number }

/** Takes away what lies below a frequency. Formula: R. Bristow-Johnson, Audio EQ Cookbook. */
export function highPass(frequencyHz: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(frequencyHz, sampleRate, q)
  return normalised((1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Takes away what lies above a frequency. Formula: R. Bristow-Johnson, Audio EQ Cookbook. */
export function lowPass(frequencyHz: number, sampleRate: number, q = Math.SQRT1_2): Biquad {
  const { cos, alpha } = angle(frequencyHz, sampleRate, q)
  return normalised((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha)
}

/** Raises or lowers what lies around a frequency. Formula: R. Bristow-Johnson, Audio EQ Cookbook. */
export function peak(frequencyHz: number, sampleRate: number, q: number, gainDb: number): Biquad {
  const { cos, alpha } = angle(frequencyHz, sampleRate, q)
  const gain = 10 ** (gainDb / 40)
  return normalised(
    1 + alpha * gain,
    -2 * cos,
    1 - alpha * gain,
    1 + alpha / gain,
    -2 * cos,
    1 - alpha / gain,
  )
}

/** Raises or lowers what lies above a frequency. Formula: R. Bristow-Johnson, Audio EQ Cookbook. */
export function highShelf(
  frequencyHz: number,
  sampleRate: number,
  q: number,
  gainDb: number,
): Biquad {
  const { cos, alpha } = angle(frequencyHz, sampleRate, q)
  const gain = 10 ** (gainDb / 40)
  const slope = 2 * Math.sqrt(gain) * alpha
  return normalised(
    gain * (gain + 1 + (gain - 1) * cos + slope),
    -2 * gain * (gain - 1 + (gain + 1) * cos),
    gain * (gain + 1 + (gain - 1) * cos - slope),
    gain + 1 - (gain - 1) * cos + slope,
    2 * (gain - 1 - (gain + 1) * cos),
    gain + 1 - (gain - 1) * cos - slope,
  )
}

/** Filters samples in place. */
export function filter(samples: Float32Array, { b0, b1, b2, a1, a2 }: Biquad): void {
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let at = 0; at < samples.length; at++) {
    const x = samples[at] as number
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
    samples[at] = y
  }
}

function angle(frequencyHz: number, sampleRate: number, q: number) {
  const omega = (2 * Math.PI * frequencyHz) / sampleRate
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * q) }
}

function normalised(
  b0: number,
  b1: number,
  b2: number,
  a0: number,
  a1: number,
  a2: number,
): Biquad {
  return { b0: b0 / a0, b1: b1 / a0, b2: b2 / a0, a1: a1 / a0, a2: a2 / a0 }
}
