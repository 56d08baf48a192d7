import type { Asset } from '#contract/asset.ts'
import type { Scene } from '#contract/scene.ts'

/** A small picture of what the film shows of a scene: of its clip, not of an image that came after the clip. */
export function filmPicture(scene: Pick<Scene, 'clip' | 'image'>): string | null {
  return scene.clip.asset ? clipPoster(scene) : imagePicture(scene)
}

/** A picture of a scene's clip; null when there is none that is surely of this clip. */
export function clipPoster({ clip, image }: Pick<Scene, 'clip' | 'image'>): string | null {
  return clip.asset?.thumbnailUrl ?? (clip.isStale ? null : imagePicture({ image }))
}

function imagePicture({ image }: Pick<Scene, 'image'>): string | null {
  return image.asset && smallPicture(image.asset)
}

/** The address of a picture for lists and cards, where the whole of it would be waste. */
export function smallPicture({ thumbnailUrl, url }: Asset): string {
  return thumbnailUrl ?? url
}
