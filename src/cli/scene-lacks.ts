import type { Scene, TrackKind } from '#contract/scene.ts'

/** Whether a part of a scene is yet to be made; a scene that says nothing needs no voice. */
export function lacks(scene: Scene, kind: TrackKind): boolean {
  return scene[kind].asset === null && (kind !== 'voice' || scene.voiceOverText.trim() !== '')
}
