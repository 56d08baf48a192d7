import { tell } from '#contract/words/told.ts'
import { createHash, randomInt } from 'node:crypto'
import { spokenText } from '#composition/pronunciation/pronounce.ts'
import type { Generation } from '#contract/generation.ts'
import { SPOKEN_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import type { ImageStyle } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import { MAKER_OF } from '#contract/chosen-models.ts'
import type { Transaction } from '#database/client.ts'
import type { Providers } from '#providers/providers.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import {
  type GenerationStart,
  KINDS,
  presentGeneration,
  type StoryboardRow,
  startGenerations,
  usualTime,
} from '../generation/index.ts'
import { readSpeech, type Speech } from '../pronunciation/index.ts'
import type { ClipRequest, ImageRequest, VoiceRequest } from './generation-requests.ts'
import { readTakesInUse } from './read-scenes.ts'
import { requireOpen } from './require-open.ts'
import type { SceneRow, TakeInUse } from './scene-row.ts'
import { modelOfTrack } from './track-model.ts'
import { wholePrompt } from './whole-prompt.ts'

const SEEDS = 2 ** 31 - 1

/** One asset of a scene to make. */
export type TrackStart = {
  kind: TrackKind
  scene: SceneRow
  /** As the storyboard has it, when it is not given; so is the style. */
  voiceId?: string
  imageStyle?: ImageStyle
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
    request: requestOf(ctx, storyboard, track, { inUse, speech }),
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

/** @throws DomainError REFUSED_IN_THIS_STATE for a model that is not connected any more */
function makerOf<Kind extends TrackKind>(
  { models }: WorkspaceContext,
  storyboard: StoryboardRow,
  { kind, scene, model }: TrackStart & { kind: Kind },
): Providers[(typeof MAKER_OF)[Kind]] {
  if (model === undefined) return modelOfTrack(models, kind, scene, storyboard)
  const named = models.named<(typeof MAKER_OF)[Kind]>(MAKER_OF[kind], model)
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

function requestOf(
  ctx: WorkspaceContext,
  storyboard: StoryboardRow,
  track: TrackStart,
  { inUse, speech }: { inUse: Map<string, TakeInUse>; speech: Speech },
): VoiceRequest | ImageRequest | ClipRequest | Record<string, never> {
  const { kind, scene, voiceId, imageStyle, awaitsInput } = track
  switch (kind) {
    case 'voice':
      return voiceRequest(scene, {
        voiceId: voiceId ?? storyboard.voiceId,
        speech,
        narrator: makerOf(ctx, storyboard, { ...track, kind: 'voice' }),
      })
    case 'image':
      return imageRequest(storyboard, scene, imageStyle ?? storyboard.imageStyle)
    case 'clip':
      // What it is made from is written with it when all of that is there.
      return awaitsInput ? {} : clipRequest(storyboard, scene, inUse)
  }
}

type Speaking = { voiceId: string; speech: Speech; narrator: Providers['narrator'] }

function voiceRequest(scene: SceneRow, { voiceId, speech, narrator }: Speaking): VoiceRequest {
  const unsupported = narrator.unsupported(voiceId)
  if (unsupported) throw new DomainError('INVALID_INPUT', unsupported)
  const text = scene.voiceOverText.trim()
  if (!text) {
    throw new DomainError('NOTHING_TO_GENERATE', tell('scene-without-voice-text'))
  }
  const parts = speech(text, voiceId)
  if (!parts) return { text, voiceId }
  if (spokenText(parts).length > SPOKEN_TEXT_MAX_CHARACTERS) {
    const told = tell('too-long-as-spoken', {
      scene: scene.orderIndex + 1,
      most: SPOKEN_TEXT_MAX_CHARACTERS,
    })
    throw new DomainError('INVALID_INPUT', told)
  }
  return { text, parts, voiceId }
}

function imageRequest(storyboard: StoryboardRow, scene: SceneRow, style: ImageStyle): ImageRequest {
  const prompt = wholePrompt(scene.imagePrompt, storyboard)
  if (!prompt) {
    throw new DomainError('NOTHING_TO_GENERATE', tell('scene-without-image-prompt'))
  }
  return {
    prompt,
    style,
    aspectRatio: storyboard.aspectRatio,
    seed: randomInt(SEEDS),
    castSeed: castSeedOf(storyboard.id),
    ...wishesOf(storyboard),
  }
}

/** For models that can: what is not to be seen, and what the picture is drawn after. */
function wishesOf({ negativePrompt, referenceImageIds }: StoryboardRow): Partial<ImageRequest> {
  return {
    ...(negativePrompt ? { negativePrompt } : {}),
    ...(referenceImageIds.length > 0 ? { referenceImageIds } : {}),
  }
}

/** The same for every scene and take of a storyboard, so that its lighthouse stays one lighthouse. */
export function castSeedOf(storyboardId: string): number {
  return createHash('sha256').update(storyboardId).digest().readUInt32BE() % SEEDS
}

/** @param inUse takes by id, the scene's image among them. */
export function clipRequest(
  storyboard: StoryboardRow,
  scene: SceneRow,
  inUse: Map<string, TakeInUse>,
): ClipRequest {
  if (scene.imageStatus === 'processing') {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('scene-image-being-made'))
  }
  const image = inUse.get(scene.imageTakeId ?? '')
  if (!image) {
    throw new DomainError('NOTHING_TO_GENERATE', tell('scene-without-image'))
  }
  const prompt = scene.videoPrompt.trim()
  if (!prompt) {
    throw new DomainError('NOTHING_TO_GENERATE', tell('scene-without-video-prompt'))
  }
  return {
    imageAssetId: image.asset.id,
    prompt,
    aspectRatio: storyboard.aspectRatio,
    durationMs: scene.durationMs,
    seed: randomInt(SEEDS),
  }
}
