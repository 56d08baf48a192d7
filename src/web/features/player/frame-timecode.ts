import { FRAME_RATE } from '#composition/frame-rate.ts'

/** mm:ss:ff, as film is counted: frame 1332 is 00:44:12. */
export function frameTimecode(frame: number) {
  const totalS = Math.floor(frame / FRAME_RATE)
  return [Math.floor(totalS / 60), totalS % 60, frame % FRAME_RATE].map(twoDigits).join(':')
}

function twoDigits(value: number) {
  return String(value).padStart(2, '0')
}
