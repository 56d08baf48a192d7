import { createHash, randomInt } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { spokenText } from '#composition/pronunciation/pronounce.ts'
import type { CastMember } from '#contract/cast.ts'
import { isInOtherLetters } from '#contract/letters.ts'
import { SPOKEN_TEXT_MAX_CHARACTERS } from '#contract/limits.ts'
import { ASPECT_RATIOS, DRAWN_RATIOS, IMAGE_STYLES, type ImageStyle } from '#contract/options.ts'
import type { TrackKind } from '#contract/scene.ts'
import { BUILT_IN } from '#contract/vendors.ts'
import { VOICES } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { scenes, storyboards } from '#database/schema/index.ts'
import type { Providers } from '#providers/providers.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { StoryboardRow } from '../generation/index.ts'
import type { Speech } from '../pronunciations.ts'
import { readScenes, type SceneRow, type TakeInUse } from './read-scenes.ts'

const SEEDS = 2 ** 31 - 1

/** What a generation of each kind works from, as it was at the click; stored as JSON with the generation. */
export const VoiceRequest = z.object({
  text: z.string(),
  /** The text as it is to be said, beside how it is written; absent: as it is written. */
  parts: z.array(z.object({ written: z.string(), spoken: z.string() })).optional(),
  voiceId: z.string(),
})
export type VoiceRequest = z.infer<typeof VoiceRequest>

export const ImageRequest = z.object({
  /** The whole of it: the scene's own, whom of the cast it names, and the look. */
  prompt: z.string(),
  aspectRatio: z.enum(DRAWN_RATIOS),
  style: z.enum(IMAGE_STYLES),
  seed: z.number().int(),
  /** The storyboard's own, so that its scenes show the same things; older requests have none. */
  castSeed: z.number().int().optional(),
  /** What the scene says: it is set in type where nothing of the prompt can be drawn; older requests have none. */
  words: z.string().optional(),
  /** For models that can be told so. */
  negativePrompt: z.string().optional(),
  /** Pictures of the library, for models that can draw after them. */
  referenceImageIds: z.array(z.uuid()).optional(),
})
export type ImageRequest = z.infer<typeof ImageRequest>

/** A scene's own words, set in type in the place of a drawn image. */
export const CardRequest = z.object({
  cardText: z.string(),
  /** The words of it to show; older requests name none. */
  emphasis: z.string().optional(),
  language: z.string(),
  isLast: z.boolean(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  style: z.enum(IMAGE_STYLES),
  /** The storyboard's own, so that its cards are of one family. */
  video: z.number().int(),
  scene: z.number().int(),
})
export type CardRequest = z.infer<typeof CardRequest>

export const ClipRequest = z.object({
  imageAssetId: z.uuid(),
  prompt: z.string(),
  aspectRatio: z.enum(ASPECT_RATIOS),
  durationMs: z.number().int(),
  seed: z.number().int(),
})
export type ClipRequest = z.infer<typeof ClipRequest>

/** One asset of a scene to make, as the click has it. */
export type TrackWishes = {
  kind: TrackKind
  scene: SceneRow
  /** As the storyboard has it, when it is not given; so is the style. */
  voiceId?: string
  imageStyle?: ImageStyle
  awaitsInput?: boolean | undefined
}

/** What an asset is made from now. @throws DomainError NOTHING_TO_GENERATE, INVALID_INPUT, REFUSED_IN_THIS_STATE */
export function requestOf(
  storyboard: StoryboardRow,
  { kind, scene, voiceId, imageStyle, awaitsInput }: TrackWishes,
  narrator: () => Providers['narrator'],
  { inUse, speech }: { inUse: Map<string, TakeInUse>; speech: Speech },
): VoiceRequest | ImageRequest | ClipRequest | Record<string, never> {
  switch (kind) {
    case 'voice':
      return voiceRequest(scene, {
        voiceId: voiceId ?? storyboard.voiceId,
        speech,
        narrator: narrator(),
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
  // A vendor's voices read many languages, the built-in ones their own.
  const language = narrator.name === BUILT_IN && VOICES.find(({ id }) => id === voiceId)?.language
  if (language && isInOtherLetters(parts ? spokenText(parts) : text, language)) {
    const told = tell('scene-in-other-letters', { scene: scene.orderIndex + 1 })
    throw new DomainError('INVALID_INPUT', told)
  }
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
    words: scene.voiceOverText.trim(),
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

/**
 * What an image is drawn from: the scene's prompt, who of the cast it names, and the look of the storyboard. What
 * the prompt says already is not said twice. Empty when there is no prompt; just the prompt without look and cast.
 */
export function wholePrompt(
  imagePrompt: string,
  { look, cast }: { look: string; cast: readonly CastMember[] },
): string {
  const prompt = imagePrompt.trim()
  if (!prompt) return ''
  const seen = cast
    .filter(({ name, description }) => isNamed(prompt, name) && !says(prompt, description))
    .map(({ name, description }) => `${name}: ${description.trim()}`)
  return [...seen, ...(says(prompt, look) ? [] : [look.trim()])].reduce(
    (text, more) => `${ended(text)} ${more}`,
    prompt,
  )
}

const LEADING_ARTICLE = /^(?:the|an?)\s+/iu
/** Written without blanks between the words. */
const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}\p{Script=Thai}]/u

function isNamed(prompt: string, name: string): boolean {
  const wanted = name.trim().replace(LEADING_ARTICLE, '')
  if (!wanted) return false
  const escaped = wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const alone = UNSPACED.test(wanted) ? escaped : `(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`
  return new RegExp(alone, 'iu').test(prompt)
}

/** Nothing at all is always said. */
function says(prompt: string, words: string): boolean {
  const wanted = words.trim().replace(/[.。]$/u, '')
  return prompt.toLowerCase().includes(wanted.toLowerCase())
}

function ended(text: string): string {
  return /[.!?…。！？]$/u.test(text) ? text : `${text}.`
}

/** What a scene says, to be set in type; undefined when it says nothing. */
export async function cardRequest(
  tx: Transaction,
  storyboard: StoryboardRow,
  scene: SceneRow,
): Promise<CardRequest | undefined> {
  const cardText = scene.voiceOverText.trim()
  if (!cardText) return undefined
  const ordered = await readScenes(tx, storyboard.id)
  return {
    cardText,
    emphasis: scene.emphasis,
    language: storyboard.language,
    isLast: ordered.at(-1)?.id === scene.id,
    aspectRatio: storyboard.aspectRatio,
    style: storyboard.imageStyle,
    video: castSeedOf(storyboard.id),
    scene: scene.orderIndex,
  }
}

/** The same for a scene as it stands now; undefined also when it is gone. */
export async function readCardRequest(
  ctx: Context,
  { sceneId }: { sceneId: string },
): Promise<CardRequest | undefined> {
  return await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select({ scene: scenes, storyboard: storyboards })
      .from(scenes)
      .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
      .where(eq(scenes.id, sceneId))
    return row && (await cardRequest(tx, row.storyboard, row.scene))
  })
}
