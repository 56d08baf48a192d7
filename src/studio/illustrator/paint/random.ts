import { seededRandom as seededNumbers } from '#composition/seeded-random.ts'

/** A seeded source of chance. The same seed gives the same picture on every machine. */
export type Random = {
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number
  /** A whole number, both ends included. */
  whole(low: number, high: number): number
  chance(probability: number): boolean
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
  /** An independent source, so that one part of a picture never disturbs another. */
  fork(name: string): Random
}

export function seededRandom(seed: string): Random {
  const next = seededNumbers(hashOf(seed))
  const between = (low: number, high: number) => low + next() * (high - low)
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    between,
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => {
      if (items.length === 0) throw new RangeError('There is nothing to pick from.')
      return items[whole(0, items.length - 1)]!
    },
    shuffled: (items) => {
      const left = [...items]
      return Array.from(
        { length: left.length },
        () => left.splice(whole(0, left.length - 1), 1)[0]!,
      )
    },
    fork: (name) => seededRandom(`${seed}/${name}`),
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  }
  return hash >>> 0
}
