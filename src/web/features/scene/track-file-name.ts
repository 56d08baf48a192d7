import type { Asset } from '#contract/asset.ts'
import type { TrackKind } from '#contract/scene.ts'
import { fileName } from '#web/lib/file-name.ts'

const WORDS: Record<TrackKind, string> = { voice: 'voice', image: 'image', clip: 'video' }

type Place = { storyboardTitle: string; sceneNumber: number }

/** "Reading the weather - scene 03 voice.wav": sorts with the others of its storyboard. */
export function trackFileName(
  kind: TrackKind,
  asset: Asset,
  { storyboardTitle, sceneNumber }: Place,
) {
  const scene = `scene ${String(sceneNumber).padStart(2, '0')}`
  return fileName(`${storyboardTitle} - ${scene} ${WORDS[kind]}`, asset.contentType)
}
