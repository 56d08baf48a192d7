import { type SpokenPart, spokenText } from '#composition/pronunciation/pronounce.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { TakeSource } from '#database/schema/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import type { Speech } from '../pronunciations.ts'
import {
  CardRequest,
  ClipRequest,
  ImageRequest,
  VoiceRequest,
  wholePrompt,
} from './generation-requests.ts'
import type { SceneRow, TakeInUse } from './read-scenes.ts'

/**
 * Whether what the take in use was made from has been edited since, of an image also the look and whom of the
 * cast it shows, or its text is to be spoken otherwise. An uploaded image, or a text card, is what its owner wants;
 * so is a take that was kept, until the next edit.
 */
export function isStale(
  storyboard: LookRow,
  scene: SceneRow,
  kind: TrackKind,
  inUse: Map<string, TakeInUse>,
  speech: Speech,
): boolean {
  const used = inUse.get(scene[`${kind}TakeId`] ?? '')
  const madeFrom = used ? sourceOfRequest(kind, used.request) : null
  if (!used || !madeFrom) return false
  const now = sourceOf(storyboard, scene, kind, inUse, speech)
  const { keptFor } = used.take
  return !isSameSource(madeFrom, now) && !(keptFor && isSameSource(keptFor, now))
}

/** So much more is not seen: a clip plays that much slower. */
const LENGTH_TOLERANCE_MS = 250

/** What of a storyboard its images are made from, beside the scene's own prompt. */
export type LookRow = Pick<StoryboardRow, 'look' | 'cast'>

/** What an asset of a scene would be made from now; a voice-over by the voice of the take in use. */
export function sourceOf(
  storyboard: LookRow,
  scene: SceneRow,
  kind: TrackKind,
  inUse: Map<string, TakeInUse>,
  speech: Speech,
): TakeSource {
  if (kind === 'voice') {
    const text = scene.voiceOverText.trim()
    const made = VoiceRequest.safeParse(inUse.get(scene.voiceTakeId ?? '')?.request).data
    return voiceSource(text, speech(text, made?.voiceId ?? ''))
  }
  if (kind === 'image') {
    const text = wholePrompt(scene.imagePrompt, storyboard)
    const isInType = inUse.get(scene.imageTakeId ?? '')?.asset.details.isTextCard
    return isInType ? { text, words: scene.voiceOverText.trim() } : { text }
  }
  const { videoPrompt, durationMs } = scene
  const imageAssetId = inUse.get(scene.imageTakeId ?? '')?.asset.id
  return { text: videoPrompt.trim(), imageAssetId, durationMs }
}

/** What a take was made from; null for what its owner set himself: an upload, a text card. */
export function sourceOfRequest(
  kind: TrackKind,
  request: Record<string, unknown> | null,
): TakeSource | null {
  if (!request) return null
  if (kind === 'voice') {
    const { text, parts } = VoiceRequest.parse(request)
    return voiceSource(text, parts)
  }
  if (kind === 'clip') {
    const { prompt, imageAssetId, durationMs } = ClipRequest.parse(request)
    return { text: prompt, imageAssetId, durationMs }
  }
  if (CardRequest.safeParse(request).success) return null
  const { prompt, words } = ImageRequest.parse(request)
  return { text: prompt, words }
}

function voiceSource(text: string, parts: SpokenPart[] | undefined): TakeSource {
  return parts ? { text, spoken: spokenText(parts) } : { text }
}

/**
 * Whether what was made from one still fits the other. A clip that was made for a longer scene is cut; words count
 * only where the picture shows them.
 */
export function isSameSource(one: TakeSource, other: TakeSource): boolean {
  const areWordsShown = one.words !== undefined && other.words !== undefined
  return (
    one.text === other.text &&
    one.spoken === other.spoken &&
    one.imageAssetId === other.imageAssetId &&
    (!areWordsShown || one.words === other.words) &&
    (other.durationMs ?? 0) - (one.durationMs ?? 0) <= LENGTH_TOLERANCE_MS
  )
}
