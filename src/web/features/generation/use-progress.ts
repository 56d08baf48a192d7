import { useEffect, useState } from 'react'
import type { Generation } from '#contract/generation.ts'
import { generationProgress, remainingMs } from './generation-progress.ts'

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
