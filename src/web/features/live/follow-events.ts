import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { AccountEvent } from '#contract/event.ts'
import { client } from '#web/lib/api.ts'
import { announceGeneration, forgetUnderWay } from './announce-generation.ts'
import { applyEvent } from './apply-event.ts'

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

const FIRST_WAIT_MS = 1000
const LONGEST_WAIT_MS = 30_000

/**
 * Hands over the account's events until `signal` aborts. A lost stream is opened again after 1, 2,
 * 4 ... 30 s, or at once when the network is back or the window is looked at again. The server
 * starts every stream with a `connected` event, so nothing that was missed stays unseen.
 */
async function followEvents(signal: AbortSignal, onEvent: (event: AccountEvent) => void) {
  let failures = 0
  while (!signal.aborted) {
    const connection = abortedWhenOffline()
    try {
      const either = { signal: AbortSignal.any([signal, connection.signal]) }
      for await (const event of await client.event.subscribe(undefined, either)) {
        failures = 0
        onEvent(event)
      }
    } catch {
      // A broken stream and a refused one are the same to us: wait and open it again.
    } finally {
      connection.abort()
    }
    await untilWorthATry(Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS), signal)
    failures += 1
  }
}

function abortedWhenOffline() {
  const connection = new AbortController()
  window.addEventListener('offline', () => connection.abort(), { signal: connection.signal })
  return connection
}

function untilWorthATry(waitMs: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const listening = new AbortController()
    const once = { signal: listening.signal }
    const timer = setTimeout(finish, waitMs)
    window.addEventListener('online', finish, once)
    window.addEventListener('focus', finish, once)
    signal.addEventListener('abort', finish, once)
    if (signal.aborted) finish()

    function finish() {
      clearTimeout(timer)
      listening.abort()
      resolve()
    }
  })
}
