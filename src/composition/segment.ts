import { FRAME_RATE } from './frame-rate.ts'
import type { Shot } from './shots.ts'

const LONGEST_SEGMENT_FRAMES = 5 * FRAME_RATE

/**
 * A run of frames that is rendered, cached and reused as one: a shot, or a part of one. A crossfade is a
 * segment of its own: a change to a scene then costs that scene and the few frames it shares, never its
 * whole neighbour.
 */
export type Segment = {
  startFrame: number
  endFrame: number
  shot: Shot
  /** The shot that replaces `shot` over the length of this segment. */
  fadeTo: Shot | null
}

/** Cuts a video into segments of at most five seconds, in order and without gaps. */
export function segmentsOf(shots: Shot[]): Segment[] {
  return shots.flatMap((shot, index) => {
    const startFrame = Math.max(shot.fromFrame, shots[index - 1]?.toFrame ?? 0)
    const next = shots[index + 1]
    const alone = pieces(shot, startFrame, next?.fromFrame ?? shot.toFrame)
    if (!next || next.fromFrame === shot.toFrame) return alone
    const fade = { startFrame: next.fromFrame, endFrame: shot.toFrame }
    return [...alone, { ...fade, shot, fadeTo: next }]
  })
}

function pieces(shot: Shot, startFrame: number, endFrame: number): Segment[] {
  const count = Math.ceil((endFrame - startFrame) / LONGEST_SEGMENT_FRAMES)
  const cutAt = (piece: number) =>
    startFrame + Math.round(((endFrame - startFrame) * piece) / count)
  return Array.from({ length: count }, (_, piece) => ({
    startFrame: cutAt(piece),
    endFrame: cutAt(piece + 1),
    shot,
    fadeTo: null,
  }))
}

/** How much of the new scene is seen in a frame of a crossfade: 0 none, 1 only the new one. */
export function crossfadeShare(frame: number, frames: number): number {
  const part = (frame + 0.5) / frames
  return part * part * (3 - 2 * part)
}
