import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Studio } from '#contract/studio.ts'
import { TRACK_FACTS } from './track-kinds.ts'

type KindToMake = { kind: TrackKind; numbers: number[]; credits: number }

export type PartsDue = { kinds: KindToMake[]; count: number; credits: number }

/**
 * What is due of these scenes, by kind and in order, and the most it can cost.
 * @param dueOf what is due of one scene.
 */
export function partsDue(
  scenes: Scene[],
  prices: Studio['prices'],
  dueOf: (scene: Scene) => TrackKind[],
): PartsDue {
  const parts = scenes.flatMap((scene) =>
    dueOf(scene).map((kind) => ({ kind, number: scene.orderIndex + 1 })),
  )
  const kinds = TRACK_KINDS.flatMap((kind) => {
    const numbers = parts.filter((part) => part.kind === kind).map(({ number }) => number)
    const credits = numbers.length * prices[TRACK_FACTS[kind].operation]
    return numbers.length > 0 ? [{ kind, numbers, credits }] : []
  })
  const credits = kinds.reduce((sum, part) => sum + part.credits, 0)
  return { kinds, count: parts.length, credits }
}
