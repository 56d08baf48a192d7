import { seededRandom as seededNumbers } from '#composition/seeded-random.ts'

/** Random choices that are the same for the same seed. */
export type SeededRandom = {
  /** From 0 up to, not including, 1. */
  next(): number
  between(low: number, high: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

export function seededRandom(seed: number): SeededRandom {
  // Neighbouring seeds start far apart.
  const next = seededNumbers(Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b))
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    chance: (probability) => next() < probability,
  }
}
