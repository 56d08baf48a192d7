import { tell } from '#contract/words/told.ts'
import { randomUUID } from 'node:crypto'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { BatchScope } from '#contract/storyboard.ts'
import type { Transaction } from '#database/client.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { KINDS, lockStoryboard, startOnce, type StoryboardRow } from '../generation/index.ts'
import { readSpeech } from '../pronunciations.ts'
import {
  isStale,
  modelOfTrack,
  readScenes,
  readTakesInUse,
  requireOpen,
  type SceneRow,
  startTracks,
  type TrackStart,
} from '../scene/index.ts'

export const NO_STORYBOARD = tell('storyboard-not-found-for-media')
export const NOTHING_STALE = tell('nothing-stale')

/**
 * Starts one kind of asset for every eligible scene, or for those of them that are named: all are held and
 * queued, or none.
 * @throws DomainError NOTHING_TO_GENERATE, ALREADY_RUNNING, and those of startTracks and startOnce
 */
export async function generateAll(
  ctx: WorkspaceContext,
  input: {
    id: string
    kind: TrackKind
    scenes: BatchScope
    sceneIds?: string[] | undefined
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation[]> {
  const { id, kind, sceneIds, maxCredits, requestId } = input
  const asked = { operation: 'storyboard/generateAll', requestId, input }
  return await startOnce(ctx, asked, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const scenes = await readScenes(tx, id)
    const asked = await withinScope(tx, storyboard, scenes, input)
    const eligible = asked.filter(
      (scene) => isReady(scene, kind) && (sceneIds?.includes(scene.id) ?? true),
    )
    if (eligible.length === 0) {
      const isRunning = scenes.some((scene) => scene[`${kind}Status`] === 'processing')
      if (isRunning) throw new DomainError('ALREADY_RUNNING')
      const reason = input.scenes === 'stale' ? NOTHING_STALE : KINDS[kind].nothingFound
      throw new DomainError('NOTHING_TO_GENERATE', reason)
    }
    return await startTracks(
      ctx,
      tx,
      storyboard,
      batchOf(ctx, storyboard, kind, eligible),
      maxCredits,
    )
  })
}

/** One kind of asset for several scenes, started together and told of together. */
export function batchOf(
  { models }: WorkspaceContext,
  storyboard: StoryboardRow,
  kind: TrackKind,
  scenes: SceneRow[],
): TrackStart[] {
  const batchId = randomUUID()
  const counts = new Map<string, number>()
  return scenes.map((scene) => {
    const { name, pauseBetweenMs = 0 } = modelOfTrack(models, kind, scene, storyboard)
    // Each model gets time between its own.
    const index = counts.get(name) ?? 0
    counts.set(name, index + 1)
    return { kind, scene, batchId, afterMs: index * pauseBetweenMs }
  })
}

async function withinScope(
  tx: Transaction,
  storyboard: StoryboardRow,
  scenes: SceneRow[],
  { id, kind, scenes: scope }: { id: string; kind: TrackKind; scenes: BatchScope },
): Promise<SceneRow[]> {
  if (scope === 'all') return scenes
  if (scope === 'missing') return scenes.filter((scene) => !scene[`${kind}TakeId`])
  const inUse = await readTakesInUse(tx, scenes)
  const speech = await readSpeech(tx, id)
  return scenes.filter((scene) => isStale(storyboard, scene, kind, inUse, speech))
}

function isReady(scene: SceneRow, kind: TrackKind): boolean {
  if (scene[`${kind}Status`] === 'processing') return false
  switch (kind) {
    case 'voice':
      return scene.voiceOverText.trim() !== ''
    case 'image':
      return scene.imagePrompt.trim() !== ''
    case 'clip':
      return (
        scene.imageTakeId !== null &&
        scene.imageStatus !== 'processing' &&
        scene.videoPrompt.trim() !== ''
      )
  }
}
