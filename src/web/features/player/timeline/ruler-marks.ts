import { FRAME_RATE } from '#composition/frame-rate.ts'

const STEPS_S = [1, 2, 5, 10, 15, 30, 60]
const MOST_MARKS = 8

/** The frames that carry a time on the ruler: whole seconds, at most eight, evenly apart. */
export function rulerMarks(frames: number) {
  const lengthS = frames / FRAME_RATE
  const stepS = STEPS_S.find((step) => lengthS / step <= MOST_MARKS) ?? lengthS
  const count = Math.ceil(lengthS / stepS)
  return Array.from({ length: count }, (_, index) => index * stepS * FRAME_RATE)
}
