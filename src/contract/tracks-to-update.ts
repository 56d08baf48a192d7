import type { Scene, TrackKind } from './scene.ts'

/**
 * What an update of a scene makes again, in the order in which one is made from the other: what is out of date,
 * and the clip of whatever it shows or lasts as long as. What is being made already is left alone.
 */
export function tracksToUpdate(scene: Scene): TrackKind[] {
  const { voice, image, clip } = scene
  const isVoiceDue = isDue(voice) && hasWords(scene.voiceOverText)
  const isImageDue = isDue(image) && hasWords(scene.imagePrompt)
  const follows = clip.asset !== null && clip.status !== 'processing' && (isVoiceDue || isImageDue)
  const isClipDue = (isDue(clip) || follows) && image.asset !== null && hasWords(scene.videoPrompt)
  return [
    ...(isVoiceDue ? (['voice'] as const) : []),
    ...(isImageDue ? (['image'] as const) : []),
    ...(isClipDue ? (['clip'] as const) : []),
  ]
}

function isDue({ isStale, status }: Scene[TrackKind]): boolean {
  return isStale && status !== 'processing'
}

function hasWords(text: string): boolean {
  return text.trim() !== ''
}
