import { FRAME_RATE } from '#composition/frame-rate.ts'

/** Nearer than this, in seconds, a clip is where it should be. */
export const CLOSE_S = 0.5 / FRAME_RATE
/** Further off than this it has to jump. */
const JUMP_S = 0.25
/** A clip that is behind or ahead changes its speed by this share for each second it is off. */
const CORRECTION = 1.5

/**
 * How fast a clip that is `behindS` seconds behind (negative: ahead) plays to be at its place soon, where
 * `speed` would keep its place; 'jump' when it is too far off for that.
 */
export function chaseSpeed(behindS: number, speed: number): number | 'jump' {
  const offS = Math.abs(behindS)
  if (offS > JUMP_S) return 'jump'
  return offS < CLOSE_S ? speed : speed * (1 + behindS * CORRECTION)
}
