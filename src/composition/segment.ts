import { FRAME_RATE } from './frame-rate.ts'
import type { SceneSpan, Timeline } from './timeline.ts'

const LONGEST_SEGMENT_FRAMES = 5 * FRAME_RATE

/**
 * A run of frames that is rendered, cached and reused as one. A crossfade is a segment of its own: a change
 * to a scene then costs that scene and the few frames it shares, never its whole neighbour.
 */
export type Segment = {
  startFrame: number
  endFrame: number
  scene: SceneSpan
  /** The scene that replaces `scene` over the length of this segment. */
  fadeTo: SceneSpan | null
}

/** Cuts a timeline into segments of at most five seconds, in order and without gaps. */
export function segmentsOf(timeline: Timeline): Segment[] {
  return timeline.scenes.flatMap((scene, index) => {
    const previous = timeline.scenes[index - 1]
    const next = timeline.scenes[index + 1]
    const alone = pieces(
      scene,
      previous?.visibleToFrame ?? scene.startFrame,
      next?.visibleFromFrame ?? scene.endFrame,
    )
    if (!next || next.visibleFromFrame === scene.visibleToFrame) return alone
    const fade = { startFrame: next.visibleFromFrame, endFrame: scene.visibleToFrame }
    return [...alone, { ...fade, scene, fadeTo: next }]
  })
}

function pieces(scene: SceneSpan, startFrame: number, endFrame: number): Segment[] {
  const count = Math.ceil((endFrame - startFrame) / LONGEST_SEGMENT_FRAMES)
  const cutAt = (piece: number) =>
    startFrame + Math.round(((endFrame - startFrame) * piece) / count)
  return Array.from({ length: count }, (_, piece) => ({
    startFrame: cutAt(piece),
    endFrame: cutAt(piece + 1),
    scene,
    fadeTo: null,
  }))
}

/** How much of the new scene is seen in a frame of a crossfade: 0 none, 1 only the new one. */
export function crossfadeShare(frame: number, frames: number): number {
  const part = (frame + 0.5) / frames
  return part * part * (3 - 2 * part)
}
