import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ImageStyle } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { takes } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { type GenerationRow, type StoryboardRow, startGeneration } from '../generation/index.ts'
import type { ClipRequest, ImageRequest, VoiceRequest } from './generation-requests.ts'
import type { SceneRow } from './scene-row.ts'

const SEEDS = 2 ** 31 - 1

/** What is charged for an asset of each kind. */
export const OPERATION_OF = {
  voice: 'generate_voice',
  image: 'generate_image',
  clip: 'generate_video',
} as const

/** Who makes an asset of each kind. */
export const PROVIDER_OF = { voice: 'narrator', image: 'illustrator', clip: 'animator' } as const

export type TrackChoice = {
  kind: TrackKind
  /** As the storyboard has it, when it is not given; so is the style. */
  voiceId?: string
  imageStyle?: ImageStyle
  /** Of all that one click started. */
  batchId?: string
  /** See `GenerationStart`. */
  afterMs?: number
  /** The clip is made once the scene's image and voice-over are. */
  awaitsInput?: boolean
  maxCredits?: number | undefined
}

/**
 * Starts making one asset of a scene, in a transaction that holds the storyboard's lock.
 * @throws DomainError NOTHING_TO_GENERATE, INVALID_INPUT, REFUSED_IN_THIS_STATE, and those of startGeneration
 */
export async function startTrack(
  ctx: AccountContext,
  tx: Transaction,
  storyboard: StoryboardRow,
  scene: SceneRow,
  choice: TrackChoice,
): Promise<GenerationRow> {
  requireOpen(storyboard)
  const of = {
    storyboardId: storyboard.id,
    sceneId: scene.id,
    batchId: choice.batchId,
    afterMs: choice.afterMs,
    maxCredits: choice.maxCredits,
    awaitsInput: choice.awaitsInput,
  }
  switch (choice.kind) {
    case 'voice':
      return await startGeneration(ctx, tx, {
        ...of,
        kind: 'voice',
        operation: OPERATION_OF.voice,
        request: voiceRequest(ctx, scene, choice.voiceId ?? storyboard.voiceId),
      })
    case 'image':
      return await startGeneration(ctx, tx, {
        ...of,
        kind: 'image',
        operation: OPERATION_OF.image,
        request: imageRequest(storyboard, scene, choice.imageStyle ?? storyboard.imageStyle),
      })
    case 'clip':
      return await startGeneration(ctx, tx, {
        ...of,
        kind: 'clip',
        operation: OPERATION_OF.clip,
        request: await clipRequest(tx, storyboard, scene, choice.awaitsInput),
        expectedDurationMs: ctx.studio.animator.expectedDurationMs,
      })
  }
}

export function requireOpen(storyboard: StoryboardRow): void {
  if (storyboard.status !== 'complete') return
  throw new DomainError(
    'REFUSED_IN_THIS_STATE',
    /*i18n*/ 'This storyboard is complete. Reopen it to generate more content.',
  )
}

function voiceRequest(ctx: AccountContext, scene: SceneRow, voiceId: string): VoiceRequest {
  const unsupported = ctx.studio.narrator.unsupported(voiceId)
  if (unsupported) throw new DomainError('INVALID_INPUT', unsupported)
  const text = scene.voiceOverText.trim()
  if (!text) {
    throw new DomainError('NOTHING_TO_GENERATE', /*i18n*/ 'No voice text provided for this scene')
  }
  return { text, voiceId }
}

function imageRequest(storyboard: StoryboardRow, scene: SceneRow, style: ImageStyle): ImageRequest {
  const prompt = scene.imagePrompt.trim()
  if (!prompt) {
    throw new DomainError(
      'NOTHING_TO_GENERATE',
      /*i18n*/ 'Scene has no image prompt. Please add an image prompt first.',
    )
  }
  return {
    prompt,
    style,
    aspectRatio: storyboard.aspectRatio,
    seed: randomInt(SEEDS),
    castSeed: castSeedOf(storyboard.id),
  }
}

/** The same for every scene and take of a storyboard, so that its lighthouse stays one lighthouse. */
function castSeedOf(storyboardId: string): number {
  return createHash('sha256').update(storyboardId).digest().readUInt32BE() % SEEDS
}

export async function clipRequest(
  tx: Transaction,
  storyboard: StoryboardRow,
  scene: SceneRow,
  awaitsInput = false,
): Promise<ClipRequest> {
  if (scene.imageStatus === 'processing' && !awaitsInput) {
    throw new DomainError(
      'REFUSED_IN_THIS_STATE',
      /*i18n*/ 'The image of this scene is being made. Start the video when it is ready.',
    )
  }
  const [image] = scene.imageTakeId
    ? await tx.select().from(takes).where(eq(takes.id, scene.imageTakeId))
    : []
  if (!image) {
    throw new DomainError(
      'NOTHING_TO_GENERATE',
      /*i18n*/ 'Scene does not have an image to generate video from',
    )
  }
  const prompt = scene.videoPrompt.trim()
  if (!prompt) {
    throw new DomainError('NOTHING_TO_GENERATE', /*i18n*/ 'Add a video prompt to this scene first.')
  }
  return {
    imageAssetId: image.assetId,
    prompt,
    aspectRatio: storyboard.aspectRatio,
    durationMs: scene.durationMs,
    seed: randomInt(SEEDS),
  }
}
