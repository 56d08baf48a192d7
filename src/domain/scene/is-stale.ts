import type { TrackKind } from '#contract/scene.ts'
import { CardRequest, ClipRequest, ImageRequest, VoiceRequest } from './generation-requests.ts'
import type { SceneRow, TakeInUse } from './scene-row.ts'

/** One frame more or less is no difference. */
const LENGTH_TOLERANCE_MS = 40

/** Whether what a take was made from has been edited since. An uploaded image, or a text card, is
 * what its owner wants. */
export function isStale(
  scene: SceneRow,
  kind: TrackKind,
  used: TakeInUse | undefined,
  imageAssetId: string | undefined,
): boolean {
  if (!used?.request) return false
  switch (kind) {
    case 'voice':
      return VoiceRequest.parse(used.request).text !== scene.voiceOverText.trim()
    case 'image': {
      if (CardRequest.safeParse(used.request).success) return false
      return ImageRequest.parse(used.request).prompt !== scene.imagePrompt.trim()
    }
    case 'clip': {
      const made = ClipRequest.parse(used.request)
      return (
        made.imageAssetId !== imageAssetId ||
        made.prompt !== scene.videoPrompt.trim() ||
        Math.abs(made.durationMs - scene.durationMs) > LENGTH_TOLERANCE_MS
      )
    }
  }
}
