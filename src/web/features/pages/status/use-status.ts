import { useEffect, useState } from 'react'
import type { Status } from '#contract/site.ts'

const READ_EVERY_MS = 15_000

type StatusState = { report: StatusReport | null; isUnreachable: boolean }

/** The installation's status, read again as long as the page is looked at. */
export function useStatus(): StatusState {
  const [state, setState] = useState<StatusState>({ report: null, isUnreachable: false })

  useEffect(() => {
    const stop = new AbortController()
    async function read() {
      if (document.hidden) return
      try {
        setState({ report: await readStatus(stop.signal), isUnreachable: false })
      } catch {
        if (!stop.signal.aborted) setState({ report: null, isUnreachable: true })
      }
    }
    void read()
    const timer = setInterval(() => void read(), READ_EVERY_MS)
    const onVisible = () => void read()
    document.addEventListener('visibilitychange', onVisible)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }, [])

  return state
}

/** As it comes over REST: the moment as text. */
export type StatusReport = Omit<Status, 'checkedAt'> & { checkedAt: string }

/** @throws when the server does not answer, or cannot tell how it is. */
async function readStatus(signal: AbortSignal): Promise<StatusReport> {
  const response = await fetch('/api/v1/status', { signal })
  if (!response.ok) throw new Error(`The status was answered with ${response.status}.`)
  return (await response.json()) as StatusReport
}
