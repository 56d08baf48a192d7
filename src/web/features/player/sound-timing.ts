const LONGEST_LATENCY_S = 0.5

/** When the clock was set, in seconds of the audio context, and to which moment of the video. */
export type ClockStart = { contextS: number; positionMs: number }

/**
 * The moment of the video that is heard, in milliseconds. It never lies before the start.
 *
 * @param contextS the context's time; @param latencyS from there to the ear, as the device reports it.
 */
export function heardMs(start: ClockStart, contextS: number, latencyS: number) {
  const passedS = contextS - Math.min(latencyS, LONGEST_LATENCY_S) - start.contextS
  return start.positionMs + Math.max(0, passedS) * 1000
}

/**
 * When a sound that belongs to `startMs` starts, and how far into itself; null when it is over already.
 *
 * @param contextS the context's time; @param durationS of the sound.
 */
export function soundStart(
  start: ClockStart,
  startMs: number,
  contextS: number,
  durationS: number,
) {
  const wantedS = start.contextS + (startMs - start.positionMs) / 1000
  const atS = Math.max(wantedS, contextS, start.contextS)
  const offsetS = atS - wantedS
  return offsetS < durationS ? { atS, offsetS } : null
}
