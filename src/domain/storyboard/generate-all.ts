import { randomUUID } from 'node:crypto'
import type { Generation } from '#contract/generation.ts'
import { type Scene, TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import type { BatchScope, TrackPart } from '#contract/storyboard.ts'
import { tracksToMake, tracksToUpdate } from '#contract/tracks.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { KINDS, lockStoryboard, type StoryboardRow, startOnce } from '../generation/index.ts'
import { readSpeech } from '../pronunciations.ts'
import {
  isStale,
  modelOfTrack,
  presentScenes,
  readScenes,
  readTakesInUse,
  requireOpen,
  type SceneRow,
  startTracks,
  type TrackStart,
} from '../scene/index.ts'

const NO_STORYBOARD = tell('storyboard-not-found-for-media')
const NOTHING_STALE = tell('nothing-stale')

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

const NOTHING_MISSING = tell('nothing-missing')

/**
 * Makes all that keeps a storyboard from being finished: what is planned and not there, and what is out of date; or
 * of what is not as it should be the parts asked for alone, planned or not. Voices and images are made at once, a
 * clip when those of its scene are there. All of it is held now, or nothing is started.
 * @throws DomainError NOTHING_TO_GENERATE, ALREADY_RUNNING, and those of startTracks and startOnce
 */
export async function makeMissing(
  ctx: WorkspaceContext,
  input: {
    id: string
    parts?: TrackPart[] | undefined
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation[]> {
  const { id, parts, maxCredits, requestId } = input
  const asked = { operation: 'storyboard/makeMissing', requestId, input }
  return await startOnce(ctx, asked, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const { visuals } = storyboard
    const tracks = await dueTracks(ctx, tx, storyboard, (scene) => {
      const wanted = parts?.filter(({ sceneId }) => sceneId === scene.id)
      return tracksToMake(
        scene,
        visuals,
        wanted?.map(({ kind }) => kind),
      )
    })
    if (tracks.length === 0) {
      const scenes = await readScenes(tx, id)
      const isRunning = scenes.some((scene) =>
        TRACK_KINDS.some((kind) => scene[`${kind}Status`] === 'processing'),
      )
      if (isRunning) throw new DomainError('ALREADY_RUNNING')
      throw new DomainError('NOTHING_TO_GENERATE', NOTHING_MISSING)
    }
    return await startTracks(ctx, tx, storyboard, tracks, maxCredits)
  })
}

/**
 * Makes again what is out of date in a storyboard, or in one of its scenes, and the clips made from it: voices
 * and images at once, a clip when those of its scene are there. All of it is held now, or nothing is started;
 * a clip that fits what was made for it is not made again and not charged.
 * @throws DomainError NOTHING_TO_GENERATE, and those of startTracks and startOnce
 */
export async function updateStale(
  ctx: WorkspaceContext,
  input: {
    id: string
    sceneId?: string | undefined
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation[]> {
  const { id, sceneId, maxCredits, requestId } = input
  const asked = { operation: 'storyboard/updateStale', requestId, input }
  return await startOnce(ctx, asked, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id, NO_STORYBOARD)
    requireOpen(storyboard)
    const tracks = await dueTracks(ctx, tx, storyboard, (scene) =>
      sceneId === undefined || sceneId === scene.id ? tracksToUpdate(scene) : [],
    )
    if (tracks.length === 0) throw new DomainError('NOTHING_TO_GENERATE', NOTHING_STALE)
    return await startTracks(ctx, tx, storyboard, tracks, maxCredits)
  })
}

type Part = { kind: TrackKind; scene: SceneRow }

/**
 * What is due of a storyboard's scenes, ready to be started: voices and images at once, a clip when those of its
 * scene are there.
 * @param dueOf what is due of one scene.
 */
async function dueTracks(
  ctx: WorkspaceContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  dueOf: (scene: Scene) => TrackKind[],
): Promise<TrackStart[]> {
  const rows = new Map((await readScenes(tx, storyboard.id)).map((row) => [row.id, row]))
  const parts = (await presentScenes(tx, storyboard)).flatMap((shown) => {
    const scene = rows.get(shown.id)
    return scene ? dueOf(shown).map((kind) => ({ kind, scene })) : []
  })
  return TRACK_KINDS.flatMap((kind) => tracksOf(ctx, storyboard, kind, parts))
}

function tracksOf(
  ctx: WorkspaceContext,
  storyboard: StoryboardRow,
  kind: TrackKind,
  parts: Part[],
): TrackStart[] {
  const scenes = parts.filter((part) => part.kind === kind).map(({ scene }) => scene)
  return batchOf(ctx, storyboard, kind, scenes).map((track) => ({
    ...track,
    awaitsInput: kind === 'clip' && isInputDue(track.scene, parts),
  }))
}

/** Whether what a scene's clip is made from is being made, since before or since just now. */
function isInputDue(scene: SceneRow, parts: Part[]): boolean {
  const isRunning = [scene.voiceStatus, scene.imageStatus].includes('processing')
  return isRunning || parts.some((part) => part.scene === scene && part.kind !== 'clip')
}
