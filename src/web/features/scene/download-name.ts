import type { Asset } from '#contract/asset.ts'
import type { Scene, TrackKind } from '#contract/scene.ts'

/** The address that saves an asset as a file with a name of its own: scene-3-voice.wav. */
export function downloadUrl(asset: Asset, scene: Scene, kind: TrackKind) {
  const name = kind === 'clip' ? 'video' : kind
  return `${asset.url}?download=scene-${scene.orderIndex + 1}-${name}.${extensionOf(asset)}`
}

function extensionOf({ contentType }: Asset) {
  const subtype = contentType.split(/[/;]/)[1] ?? 'bin'
  const known: Record<string, string> = { mpeg: 'mp3', jpeg: 'jpg', 'x-wav': 'wav', aac: 'm4a' }
  return known[subtype] ?? subtype
}
