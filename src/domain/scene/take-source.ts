import type { TrackKind } from '#contract/scene.ts'
import type { TakeSource } from '#database/schema/index.ts'
import type { StoryboardRow } from '../generation/index.ts'
import { CardRequest, ClipRequest, ImageRequest, VoiceRequest } from './generation-requests.ts'
import type { SceneRow } from './scene-row.ts'
import { wholePrompt } from './whole-prompt.ts'

/** So little more or less is not seen: a clip plays that much slower, or is cut. */
const LENGTH_TOLERANCE_MS = 250

/** What of a storyboard its images are made from, beside the scene's own prompt. */
export type LookRow = Pick<StoryboardRow, 'look' | 'cast'>

/** What an asset of a scene would be made from now. */
export function sourceOf(
  storyboard: LookRow,
  scene: SceneRow,
  kind: TrackKind,
  imageAssetId: string | undefined,
): TakeSource {
  if (kind === 'voice') return { text: scene.voiceOverText.trim() }
  if (kind === 'image') return { text: wholePrompt(scene.imagePrompt, storyboard) }
  const { videoPrompt, durationMs } = scene
  return { text: videoPrompt.trim(), imageAssetId, durationMs }
}

/** What a take was made from; null for what its owner set himself: an upload, a text card. */
export function sourceOfRequest(
  kind: TrackKind,
  request: Record<string, unknown> | null,
): TakeSource | null {
  if (!request) return null
  if (kind === 'voice') return { text: VoiceRequest.parse(request).text }
  if (kind === 'clip') {
    const { prompt, imageAssetId, durationMs } = ClipRequest.parse(request)
    return { text: prompt, imageAssetId, durationMs }
  }
  if (CardRequest.safeParse(request).success) return null
  return { text: ImageRequest.parse(request).prompt }
}

export function isSameSource(one: TakeSource, other: TakeSource): boolean {
  return (
    one.text === other.text &&
    one.imageAssetId === other.imageAssetId &&
    Math.abs((one.durationMs ?? 0) - (other.durationMs ?? 0)) <= LENGTH_TOLERANCE_MS
  )
}
