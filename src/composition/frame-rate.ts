/** Frames a second of every finished video. */
export const FRAME_RATE = 30

/** The frame boundary nearest to a time. */
export function framesOf(ms: number): number {
  return Math.round((ms * FRAME_RATE) / 1000)
}

/** When a frame starts, in milliseconds. */
export function msOfFrame(frame: number): number {
  return (frame * 1000) / FRAME_RATE
}
