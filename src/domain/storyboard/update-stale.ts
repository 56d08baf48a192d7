import type { Generation } from '#contract/generation.ts'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { tracksToUpdate } from '#contract/tracks-to-update.ts'
import type { Transaction } from '#database/client.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard } from '../generation/index.ts'
import {
  presentScenes,
  readScenes,
  requireOpen,
  type SceneRow,
  startTracks,
  type TrackStart,
} from '../scene/index.ts'
import { batchOf, NO_STORYBOARD, NOTHING_STALE } from './generate-all.ts'

type Part = { kind: TrackKind; scene: SceneRow }

/**
 * Makes again what is out of date in a storyboard, or in one of its scenes, and the clips made from it: voices
 * and images at once, a clip when those of its scene are there. All of it is held now, or nothing is started;
 * a clip that fits what was made for it is not made again and not charged.
 * @throws DomainError NOTHING_TO_GENERATE, and those of startTracks
 */
export async function updateStale(
  ctx: AccountContext,
  input: { id: string; sceneId?: string | undefined; maxCredits?: number | undefined },
): Promise<Generation[]> {
  const { id, sceneId, maxCredits } = input
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.userId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const all = await partsOf(tx, id)
    const parts = sceneId === undefined ? all : all.filter(({ scene }) => scene.id === sceneId)
    if (parts.length === 0) throw new DomainError('NOTHING_TO_GENERATE', NOTHING_STALE)
    const tracks = TRACK_KINDS.flatMap((kind) => tracksOf(ctx, kind, parts))
    return await startTracks(ctx, tx, storyboard, tracks, maxCredits)
  })
}

async function partsOf(tx: Transaction, storyboardId: string): Promise<Part[]> {
  const rows = new Map((await readScenes(tx, storyboardId)).map((row) => [row.id, row]))
  return (await presentScenes(tx, storyboardId)).flatMap((shown) => {
    const scene = rows.get(shown.id)
    return scene ? tracksToUpdate(shown).map((kind) => ({ kind, scene })) : []
  })
}

function tracksOf(ctx: AccountContext, kind: TrackKind, parts: Part[]): TrackStart[] {
  const scenes = parts.filter((part) => part.kind === kind).map(({ scene }) => scene)
  return batchOf(ctx, kind, scenes).map((track) => ({
    ...track,
    awaitsInput: kind === 'clip' && isInputDue(track.scene, parts),
  }))
}

/** Whether what a scene's clip is made from is being made, since before or since just now. */
function isInputDue(scene: SceneRow, parts: Part[]): boolean {
  const isRunning = [scene.voiceStatus, scene.imageStatus].includes('processing')
  return isRunning || parts.some((part) => part.scene === scene && part.kind !== 'clip')
}
