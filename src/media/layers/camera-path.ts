import type { CameraMove, CameraPose } from '#composition/layered-clip.ts'

/** The share of a clip that the camera takes to start, and again to stop. */
const RAMP = 0.28

/** The camera at a moment (0 to 1) of its clip; it starts and stops gently, as clips are crossfaded. */
export function poseAt(move: CameraMove, moment: number): CameraPose {
  const way = travelled(moment)
  const mix = (from: number, to: number) => from + (to - from) * way
  return {
    x: mix(move.from.x, move.to.x),
    y: mix(move.from.y, move.to.y),
    zoom: mix(move.from.zoom, move.to.zoom),
    roll: mix(move.from.roll, move.to.roll),
  }
}

/**
 * The way done, 0 to 1: the speed rises as a smoothstep, is even in the middle and falls as it rose.
 * The integral of the smoothstep 3u²-2u³ is u³-u⁴/2, which is 1/2 at u = 1.
 */
function travelled(moment: number): number {
  if (moment > 0.5) return 1 - travelled(1 - moment)
  const speed = 1 / (1 - RAMP)
  if (moment >= RAMP) return speed * (moment - RAMP / 2)
  const u = moment / RAMP
  return speed * RAMP * (u ** 3 - u ** 4 / 2)
}
