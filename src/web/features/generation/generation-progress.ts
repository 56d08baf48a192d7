import { useEffect, useState } from 'react'
import type { Generation, GenerationState } from '#contract/generation.ts'

export function hasEnded(state: GenerationState) {
  return state === 'succeeded' || state === 'failed' || state === 'cancelled'
}

const TICK_MS = 1000

/** The progress of a running generation, moving on by itself where it is estimated. */
export function useProgress(generation: Generation | null) {
  const [nowMs, setNowMs] = useState(() => Date.now())
  const isEstimated = generation?.expectedDurationMs != null
  useEffect(() => {
    const timer = isEstimated ? setInterval(() => setNowMs(Date.now()), TICK_MS) : undefined
    return () => clearInterval(timer)
  }, [isEstimated])
  if (!generation) return { share: 0, leftMs: null }
  return { share: generationProgress(generation, nowMs), leftMs: remainingMs(generation, nowMs) }
}

/** What is still under way never says that it is done. */
const MOST = 0.99
/** From here on what is reported tells more than what others took. */
const TELLING = 0.25

/**
 * How far a generation under way is, from 0 to 0.99: what it reports, or, where it reports nothing, the time it
 * has taken of the time it usually takes.
 */
export function generationProgress(generation: Generation, nowMs: number) {
  const { expectedDurationMs, startedAt, progress } = generation
  if (!expectedDurationMs || !startedAt || progress > 0) return Math.min(progress, MOST)
  const estimated = (nowMs - startedAt.getTime()) / expectedDurationMs
  // The server's clock may be ahead of this one.
  return Math.max(0, Math.min(estimated, MOST))
}

/**
 * What is left, in ms: once enough of it is reported, as much time for the rest as for that; before, what is left of
 * the usual time. Null where there is no such time, or it is used up.
 */
export function remainingMs(generation: Generation, nowMs: number) {
  const { expectedDurationMs, startedAt, progress } = generation
  if (!expectedDurationMs || !startedAt) return null
  const takenMs = nowMs - startedAt.getTime()
  if (progress >= TELLING) return Math.max(0, (takenMs / progress) * (1 - progress))
  return expectedDurationMs > takenMs ? expectedDurationMs - takenMs : null
}

/** When the usual time is over, in ms of the epoch; null where progress is reported or nothing has begun. */
export function estimateEndsAtMs({ expectedDurationMs, startedAt, progress }: Generation) {
  if (!expectedDurationMs || !startedAt || progress > 0) return null
  return startedAt.getTime() + expectedDurationMs
}
