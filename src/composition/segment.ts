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

/** How far a crossfade has gone at a frame of its segment: 0 only the old scene, 1 only the new one. */
export function fadeShare(segment: Segment, frame: number): number {
  const part = (frame - segment.startFrame + 0.5) / (segment.endFrame - segment.startFrame)
  return part * part * (3 - 2 * part)
}
