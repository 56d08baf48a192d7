import { FRAME_RATE } from '#composition/frame-rate.ts'
import { type SceneSpan, sceneAt, type Timeline } from '#composition/timeline.ts'
import type { Cut } from './cut.ts'

/** Further into a scene than this, "previous" leads back to its own start. */
const REWIND_AFTER_FRAMES = FRAME_RATE

/** The nearest frame that the video has. */
export function clampFrame(timeline: Timeline, frame: number) {
  return Math.max(0, Math.min(Math.round(frame), timeline.frames - 1))
}

/** Where "previous scene" (-1) and "next scene" (1) lead from a frame. */
export function sceneJump(timeline: Timeline, frame: number, direction: -1 | 1) {
  const here = sceneAt(timeline, frame)
  if (!here) return 0
  if (direction === 1) return timeline.scenes[here.index + 1]?.startFrame ?? timeline.frames - 1
  if (frame - here.startFrame > REWIND_AFTER_FRAMES) return here.startFrame
  return timeline.scenes[here.index - 1]?.startFrame ?? 0
}

/** The frame of a changed cut that shows what a frame of the old one did: the same scene, as far into it. */
export function sameMoment(before: Cut, after: Cut, frame: number) {
  const from = sceneAt(before.timeline, frame)
  const id = from && before.scenes[from.index]?.scene.id
  const to = after.scenes.find(({ scene }) => scene.id === id)?.span
  if (!from || !to) return clampFrame(after.timeline, frame)
  return Math.min(to.startFrame + frame - from.startFrame, lastFrame(to))
}

function lastFrame(span: SceneSpan) {
  return span.endFrame - 1
}

/** mm:ss:ff, as film is counted: frame 1332 is 00:44:12. */
export function frameTimecode(frame: number) {
  const totalS = Math.floor(frame / FRAME_RATE)
  return [Math.floor(totalS / 60), totalS % 60, frame % FRAME_RATE].map(twoDigits).join(':')
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0')
}
