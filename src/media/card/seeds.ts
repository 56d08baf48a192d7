import { seededRandom } from '#composition/seeded-random.ts'

/** A number that names give; the same on every machine. */
export function seedOf(...names: (string | number)[]): number {
  let hash = 2_166_136_261
  for (const character of names.join('|')) {
    hash ^= character.codePointAt(0)!
    hash = Math.imul(hash, 16_777_619)
  }
  hash ^= hash >>> 15
  hash = Math.imul(hash, 0x85ebca6b)
  return (hash ^ (hash >>> 13)) >>> 0
}

const ease = (share: number) => share * share * (3 - 2 * share)

/** Smooth noise along a line, 0 to 1. */
export function lineNoise(seed: number): (x: number) => number {
  const random = seededRandom(seed)
  const values = Array.from({ length: 256 }, random)
  return (x) => {
    const whole = Math.floor(x)
    const share = ease(x - whole)
    return values[whole & 255]! * (1 - share) + values[(whole + 1) & 255]! * share
  }
}

/** Smooth noise over a plane, 0 to 1. */
export function planeNoise(seed: number): (x: number, y: number) => number {
  const random = seededRandom(seed)
  const values = Array.from({ length: 4096 }, random)
  const at = (x: number, y: number) => values[(y & 63) * 64 + (x & 63)]!
  return (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [across, down] = [ease(x - left), ease(y - top)]
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across
    return upper + (lower - upper) * down
  }
}
