import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { TrackPrice } from '#contract/tracks.ts'

type KindToMake = { kind: TrackKind; numbers: number[]; credits: number }

export type PartsDue = { kinds: KindToMake[]; count: number; credits: number }

/**
 * What is due of these scenes, by kind and in order, and the most it can cost.
 * @param dueOf what is due of one scene.
 */
export function partsDue(
  scenes: Scene[],
  priceOf: TrackPrice,
  dueOf: (scene: Scene) => TrackKind[],
): PartsDue {
  const parts = scenes.flatMap((scene) =>
    dueOf(scene).map((kind) => ({
      kind,
      number: scene.orderIndex + 1,
      credits: priceOf(kind, scene),
    })),
  )
  const kinds = TRACK_KINDS.flatMap((kind) => {
    const ofKind = parts.filter((part) => part.kind === kind)
    const numbers = ofKind.map(({ number }) => number)
    const credits = ofKind.reduce((sum, part) => sum + part.credits, 0)
    return numbers.length > 0 ? [{ kind, numbers, credits }] : []
  })
  const credits = kinds.reduce((sum, part) => sum + part.credits, 0)
  return { kinds, count: parts.length, credits }
}

/** What one kind of asset costs for all of these scenes. */
export function sumOf(scenes: Scene[], kind: TrackKind, priceOf: TrackPrice): number {
  return scenes.reduce((sum, scene) => sum + priceOf(kind, scene), 0)
}
