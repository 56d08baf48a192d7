import { createHash } from 'node:crypto'

/** Choices that look free and are the same for the same seed. */
export type SeededChoice = {
  /** @returns one of the given things; there must be at least one. */
  pick<Thing>(things: readonly Thing[]): Thing
  shuffled<Thing>(things: readonly Thing[]): Thing[]
}

export function createSeededChoice(seed: string): SeededChoice {
  let drawn = 0
  const draw = (below: number) => {
    drawn += 1
    return createHash('sha256').update(`${drawn} ${seed}`).digest().readUInt32BE(0) % below
  }
  return {
    pick: <Thing>(things: readonly Thing[]) => things[draw(things.length)] as Thing,
    shuffled: <Thing>(things: readonly Thing[]) => {
      const rest = [...things]
      return things.map(() => rest.splice(draw(rest.length), 1)[0] as Thing)
    },
  }
}
