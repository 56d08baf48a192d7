import { type ChosenModels, modelFor, type TrackMaker } from '#contract/chosen-models.ts'
import type { Generation } from '#contract/generation.ts'
import type { ImageStyle } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import type { Providers } from '#providers/providers.ts'
import type { Registry } from '#providers/registry.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import {
  type GenerationStart,
  KINDS,
  presentGeneration,
  type StoryboardRow,
  startGeneration,
  startGenerations,
  startOneOnce,
  usualTime,
} from '../generation/index.ts'
import { readSpeech } from '../pronunciations.ts'
import { cardRequest, requestOf, type TrackWishes } from './generation-requests.ts'
import { lockScene, readTakesInUse, requireOpen, type SceneRow } from './read-scenes.ts'

/** One asset of a scene to make. */
export type TrackStart = TrackWishes & {
  /** The name of who makes it; left out: as chosen for the scene or the storyboard. */
  model?: string | undefined
} & Pick<GenerationStart, 'batchId' | 'afterMs' | 'awaitsInput'>

/**
 * Starts making assets of scenes, all of them or none, in a transaction that holds the storyboard's lock.
 * @param maxCredits what the user was told that all of them cost.
 * @returns them in the order of `tracks`
 * @throws DomainError NOTHING_TO_GENERATE, INVALID_INPUT, REFUSED_IN_THIS_STATE, and those of startGenerations
 */
export async function startTracks(
  ctx: WorkspaceContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  tracks: TrackStart[],
  maxCredits: number | undefined,
): Promise<Generation[]> {
  requireOpen(storyboard)
  const inUse = await readTakesInUse(
    tx,
    tracks.map(({ scene }) => scene),
  )
  const speech = await readSpeech(tx, storyboard.id)
  const usualMs = await usualDurations(ctx, tx, storyboard, tracks)
  const starts = tracks.map((track) => ({
    kind: track.kind,
    model: makerOf(ctx, storyboard, track).name,
    sceneId: track.scene.id,
    batchId: track.batchId,
    request: requestOf(
      storyboard,
      track,
      () => makerOf(ctx, storyboard, { ...track, kind: 'voice' }),
      {
        inUse,
        speech,
      },
    ),
    operation: KINDS[track.kind].operation,
    expectedDurationMs: track.kind === 'clip' ? usualMs(track.scene) : undefined,
    afterMs: track.afterMs,
    awaitsInput: track.awaitsInput,
  }))
  const click = { storyboardId: storyboard.id, starts, maxCredits }
  const started = await startGenerations(ctx, tx, click)
  return started.map(presentGeneration)
}

/** How long each scene's clip takes with the model that makes it. */
async function usualDurations(
  ctx: WorkspaceContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  tracks: TrackStart[],
): Promise<(scene: SceneRow) => number | undefined> {
  const clips = tracks.filter(({ kind }) => kind === 'clip')
  const animators = new Map(
    clips.map((track) => [track.scene.id, makerOf(ctx, storyboard, { ...track, kind: 'clip' })]),
  )
  const names = new Set([...animators.values()].map(({ name }) => name))
  const usual = new Map<string, Awaited<ReturnType<typeof usualTime>>>()
  for (const name of names) usual.set(name, await usualTime(tx, 'clip', name))
  return (scene) => {
    const animator = animators.get(scene.id)
    return animator && (usual.get(animator.name)?.(scene) ?? animator.expectedDurationMs)
  }
}

type MakerOf<Kind extends TrackKind> = (typeof KINDS)[Kind]['maker']

/** @throws DomainError REFUSED_IN_THIS_STATE for a model that is not connected any more */
function makerOf<Kind extends TrackKind>(
  { models }: WorkspaceContext,
  storyboard: StoryboardRow,
  { kind, scene, model }: TrackStart & { kind: Kind },
): Providers[MakerOf<Kind>] {
  if (model === undefined) return modelOfTrack(models, kind, scene, storyboard)
  const named = models.named<MakerOf<Kind>>(KINDS[kind].maker, model)
  if (!named) throw new DomainError('REFUSED_IN_THIS_STATE', tell('model-not-connected'))
  return named
}

/** Starts making one asset. @throws DomainError those of startTracks */
export async function startTrack(
  ctx: WorkspaceContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  track: TrackStart,
  maxCredits: number | undefined,
): Promise<Generation> {
  const [generation] = await startTracks(ctx, tx, storyboard, [track], maxCredits)
  if (!generation) throw new Error('Nothing was started.')
  return generation
}

/** Speaks a scene's voice-over in the given voice. @throws DomainError those of startTrack and startOnce, NOT_FOUND */
export async function generateVoice(
  ctx: WorkspaceContext,
  input: {
    id: string
    voiceId: string
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation> {
  const { requestId } = input
  const asked = { operation: 'scene/generateVoice', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, input.id)
    const track = { kind: 'voice', scene, voiceId: input.voiceId } as const
    return await startTrack(ctx, tx, storyboard, track, input.maxCredits)
  })
}

/** Draws a scene's image in the given style. @throws DomainError those of startTrack and startOnce, NOT_FOUND */
export async function generateImage(
  ctx: WorkspaceContext,
  input: {
    id: string
    style: ImageStyle
    maxCredits?: number | undefined
    requestId?: string | undefined
  },
): Promise<Generation> {
  const { requestId } = input
  const asked = { operation: 'scene/generateImage', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, input.id)
    const track = { kind: 'image', scene, imageStyle: input.style } as const
    return await startTrack(ctx, tx, storyboard, track, input.maxCredits)
  })
}

/** Turns a scene's image into a moving clip of the scene's length. @throws DomainError those of startTrack and startOnce, NOT_FOUND */
export async function generateClip(
  ctx: WorkspaceContext,
  input: { id: string; maxCredits?: number | undefined; requestId?: string | undefined },
): Promise<Generation> {
  const { requestId } = input
  const asked = { operation: 'scene/generateClip', requestId, input }
  return await startOneOnce(ctx, asked, async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, input.id)
    return await startTrack(ctx, tx, storyboard, { kind: 'clip', scene }, input.maxCredits)
  })
}

/**
 * Starts setting what a scene says in type, as its image: a take like any other, and free.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE, NOTHING_TO_GENERATE, ALREADY_RUNNING
 */
export async function setInType(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Generation> {
  return await ctx.db.transaction(async (tx) => {
    const { scene, storyboard } = await lockScene(ctx, tx, id)
    requireOpen(storyboard)
    const request = await cardRequest(tx, storyboard, scene)
    if (!request) {
      throw new DomainError('NOTHING_TO_GENERATE', tell('scene-says-nothing'))
    }
    const start = { kind: 'image', sceneId: id, request } as const
    const started = await startGeneration(ctx, tx, { storyboardId: storyboard.id, ...start })
    return presentGeneration(started)
  })
}

type Choosing = { models: ChosenModels }

/** Who makes one kind of asset of a scene: its own choice, else the storyboard's, else the default. */
export function modelOfTrack<Kind extends TrackKind>(
  models: Registry,
  kind: Kind,
  scene: Choosing,
  storyboard: Choosing,
): Providers[MakerOf<Kind>] {
  const maker: MakerOf<Kind> = KINDS[kind].maker
  const offered = models.offered<TrackMaker>(maker)
  const found = modelFor(offered, maker, scene.models, storyboard.models) ?? models.chosen(maker)
  return found as Providers[MakerOf<Kind>]
}
