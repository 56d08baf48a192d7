const SLOWEST = 1.6

/**
 * How a clip fills its scene. A clip that is too short plays slower, down to 1 / 1.6 of its speed; what is
 * still missing, its last frame fills with a slow camera move. A clip that is too long is cut.
 */
export type ClipTiming = {
  /** Seconds of the scene for each second of the clip, 1 to 1.6. */
  stretch: number
  /** From the scene's first visible moment to the clip's last frame. */
  movingSeconds: number
}

export function clipTiming(clipSeconds: number, visibleSeconds: number): ClipTiming {
  const stretch = Math.min(SLOWEST, Math.max(1, visibleSeconds / clipSeconds))
  return { stretch, movingSeconds: Math.min(visibleSeconds, clipSeconds * stretch) }
}
