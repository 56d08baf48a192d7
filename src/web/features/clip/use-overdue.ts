import { useEffect, useState } from 'react'
import type { Generation } from '#contract/generation.ts'
import { estimateEndsAtMs } from '#web/features/generation/generation-progress.ts'

/** Whether a generation takes longer than it usually does. */
export function useOverdue(generation: Generation | null) {
  const endsAtMs = generation && estimateEndsAtMs(generation)
  const [overdueSince, setOverdueSince] = useState<number | null>(null)
  useEffect(() => {
    if (endsAtMs === null) return undefined
    const timer = setTimeout(() => setOverdueSince(endsAtMs), endsAtMs - Date.now())
    return () => clearTimeout(timer)
  }, [endsAtMs])
  return endsAtMs !== null && overdueSince === endsAtMs
}
