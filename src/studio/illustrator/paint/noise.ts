import type { Random } from './random.ts'

/** Smooth value noise in the plane, 0 to 1; one unit is one bump. */
export type Noise = (x: number, y: number) => number

const SIZE = 256

export function valueNoise(random: Random): Noise {
  const lattice = new Float32Array(SIZE * SIZE)
  for (let index = 0; index < lattice.length; index++) lattice[index] = random.between(0, 1)
  const at = (x: number, y: number) => lattice[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))]!
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [eased(x - left), eased(y - top)]
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across
    return upper + (lower - upper) * down
  }
}

/** Several octaves of the same noise on top of each other, 0 to 1. */
export function fractal(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, weight, total] = [0, 1, 0]
    for (let octave = 0, scale = 1; octave < octaves; octave++, scale *= 2.03) {
      sum += noise(x * scale + octave * 17.3, y * scale + octave * 9.1) * weight
      total += weight
      weight *= 0.5
    }
    return sum / total
  }
}

function eased(share: number): number {
  return share * share * (3 - 2 * share)
}
