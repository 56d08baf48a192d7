import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { announceGeneration } from './announce-generation.ts'
import { applyEvent } from './apply-event.ts'
import { forgetUnderWay } from './batch-tally.ts'
import { followEvents } from './follow-events.ts'

/** Keeps everything on screen true while the dashboard is open, and says what has ended. */
export function useLiveUpdates() {
  const queryClient = useQueryClient()
  useEffect(() => {
    const leaving = new AbortController()
    void followEvents(leaving.signal, (event) => {
      applyEvent(queryClient, event)
      if (event.type === 'connected') forgetUnderWay()
      if (event.type === 'generation') announceGeneration(queryClient, event)
    })
    return () => leaving.abort()
  }, [queryClient])
}
