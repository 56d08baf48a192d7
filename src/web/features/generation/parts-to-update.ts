import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Studio } from '#contract/studio.ts'
import { tracksToUpdate } from '#contract/tracks-to-update.ts'
import { TRACK_FACTS } from './track-kinds.ts'

type KindToUpdate = { kind: TrackKind; numbers: number[]; credits: number }

/** What an update of these scenes makes again, by kind and in order, and the most it can cost. */
export function partsToUpdate(
  scenes: Scene[],
  prices: Studio['prices'],
): { kinds: KindToUpdate[]; count: number; credits: number } {
  const parts = scenes.flatMap((scene) =>
    tracksToUpdate(scene).map((kind) => ({ kind, number: scene.orderIndex + 1 })),
  )
  const kinds = TRACK_KINDS.flatMap((kind) => {
    const numbers = parts.filter((part) => part.kind === kind).map(({ number }) => number)
    const credits = numbers.length * prices[TRACK_FACTS[kind].operation]
    return numbers.length > 0 ? [{ kind, numbers, credits }] : []
  })
  const credits = kinds.reduce((sum, part) => sum + part.credits, 0)
  return { kinds, count: parts.length, credits }
}
