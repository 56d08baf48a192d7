import type { Scene } from '#contract/scene.ts'
import { smallPicture } from './small-picture.ts'

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
