import { clipTiming } from '#composition/clip-timing.ts'
import { FRAME_RATE } from '#composition/frame-rate.ts'
import type { Motion } from '#composition/motion.ts'
import { crossfadeShare } from '#composition/segment.ts'
import type { Shot } from '#composition/shots.ts'
import type { Cut, CutScene } from './cut.ts'

/** One scene's picture in a frame of the video. */
export type Layer = {
  scene: CutScene
  /** How much of it is seen over what lies below, 0 to 1. */
  share: number
  motion: Motion
  /** Of the camera move, 0 to 1. */
  progress: number
  clip: ClipMoment | null
}

/** `speed`: seconds of the clip for each second of the video; 0 once it stands on its last frame. */
export type ClipMoment = { seconds: number; speed: number }

/** What lies over what in a frame, the lowest first: one scene, or two during a crossfade. */
export function layersAt(cut: Cut, frame: number): Layer[] {
  const visible = cut.scenes.filter(
    ({ span }) => frame >= span.visibleFromFrame && frame < span.visibleToFrame,
  )
  return visible.map((scene, index) => {
    const below = visible[index - 1]
    const share = below ? fadeShare(below, scene, frame) : 1
    return { scene, share, ...momentOf(scene, frame) }
  })
}

function fadeShare(below: CutScene, scene: CutScene, frame: number) {
  const { visibleFromFrame } = scene.span
  return crossfadeShare(frame - visibleFromFrame, below.span.visibleToFrame - visibleFromFrame)
}

function momentOf({ shots, picture }: CutScene, frame: number): Omit<Layer, 'scene' | 'share'> {
  const shot = shots.find(({ toFrame }) => frame < toFrame) as Shot
  const { motion } = shot
  const visibleFrames = shot.toFrame - shot.fromFrame
  const at = frame - shot.fromFrame
  if (picture.kind !== 'clip') {
    return { motion, progress: visibleFrames === 1 ? 0 : at / (visibleFrames - 1), clip: null }
  }
  const visibleS = visibleFrames / FRAME_RATE
  const clipS = picture.durationMs ? picture.durationMs / 1000 : visibleS
  const { stretch, movingSeconds } = clipTiming(clipS, visibleS)
  const movingFrames = Math.round(movingSeconds * FRAME_RATE)
  if (at < movingFrames) {
    const clip = { seconds: at / FRAME_RATE / stretch, speed: 1 / stretch }
    return { motion, progress: 0, clip }
  }
  const progress = (at - movingFrames + 1) / Math.max(1, visibleFrames - movingFrames)
  return { motion, progress, clip: { seconds: clipS, speed: 0 } }
}
