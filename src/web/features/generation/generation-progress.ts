import type { Generation } from '#contract/generation.ts'

/** What is still under way never says that it is done. */
const MOST = 0.99

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

/** What is left of the usual time, in ms; null where there is no such time, or it is used up. */
export function remainingMs(generation: Generation, nowMs: number) {
  const endsAtMs = estimateEndsAtMs(generation)
  return endsAtMs !== null && endsAtMs > nowMs ? endsAtMs - nowMs : null
}

/** When the usual time is over, in ms of the epoch; null where progress is reported or nothing has begun. */
export function estimateEndsAtMs({ expectedDurationMs, startedAt, progress }: Generation) {
  if (!expectedDurationMs || !startedAt || progress > 0) return null
  return startedAt.getTime() + expectedDurationMs
}
