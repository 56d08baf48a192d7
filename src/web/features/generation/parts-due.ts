import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { Storyboard, TrackPart } from '#contract/storyboard.ts'
import { type TrackPrice, tracksToMake } from '#contract/tracks.ts'

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

/** Why it would be made: it is not there, it does not match any more, or a still with motion stands for it. */
export type MissingReason = 'missing' | 'stale' | 'instead'

const REASONS: MissingReason[] = ['missing', 'stale', 'instead']

/** Assets of one kind that would be made for the same reason. */
export type MissingRow = { id: string; kind: TrackKind; reason: MissingReason; scenes: Scene[] }

type Planned = Pick<Storyboard, 'scenes' | 'visuals'>

/** All that can be made of a storyboard, a row for each kind and reason; clips in place of stills come last. */
export function missingRows({ scenes, visuals }: Planned): MissingRow[] {
  const parts = scenes.flatMap((scene) => {
    const planned = tracksToMake(scene, visuals)
    return tracksToMake(scene, 'clips').map((kind) => ({
      scene,
      kind,
      isPlanned: planned.includes(kind),
    }))
  })
  const isOf = (reason: MissingReason, { scene, kind, isPlanned }: (typeof parts)[number]) =>
    reason === (isPlanned ? (scene[kind].asset ? 'stale' : 'missing') : 'instead')
  const rows = REASONS.flatMap((reason) =>
    TRACK_KINDS.map((kind) => ({
      id: `${reason} ${kind}`,
      kind,
      reason,
      scenes: parts
        .filter((part) => part.kind === kind && isOf(reason, part))
        .map(({ scene }) => scene),
    })),
  )
  return rows.filter((row) => row.scenes.length > 0)
}

/** A clip where a still will do is never chosen for anybody. */
export function isTickedAtFirst({ reason }: MissingRow): boolean {
  return reason !== 'instead'
}

/** What the server is asked for when these rows are ticked. */
export function partsOf(rows: MissingRow[]): TrackPart[] {
  return rows.flatMap(({ kind, scenes }) => scenes.map(({ id }) => ({ sceneId: id, kind })))
}

/** What of the parts asked for is made of a scene: no clip without a picture, for instance. */
export function tracksOf(parts: TrackPart[], visuals: Storyboard['visuals']) {
  return (scene: Scene): TrackKind[] => {
    const wanted = parts.filter(({ sceneId }) => sceneId === scene.id)
    return tracksToMake(
      scene,
      visuals,
      wanted.map(({ kind }) => kind),
    )
  }
}
