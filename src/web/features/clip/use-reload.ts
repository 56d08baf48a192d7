import { useCallback, useEffect, useState } from 'react'

const MOST_ATTEMPTS = 5
const RETRY_AFTER_MS = 20_000

/**
 * Loads a video again after a playback error: by itself up to five times, 20 s apart, and whenever
 * asked. Each attempt has an address of its own, so that no broken copy is taken from a cache.
 */
export function useReload(url: string) {
  const [attempts, setAttempts] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const isGivenUp = isBroken && attempts >= MOST_ATTEMPTS

  const reload = useCallback(() => {
    setAttempts((count) => count + 1)
    setBroken(false)
  }, [])

  useEffect(() => {
    const timer = isBroken && !isGivenUp ? setTimeout(reload, RETRY_AFTER_MS) : undefined
    return () => clearTimeout(timer)
  }, [isBroken, isGivenUp, reload])

  return {
    src: attempts > 0 ? `${url}?attempt=${attempts}` : url,
    attempts: Math.min(attempts, MOST_ATTEMPTS),
    isBroken,
    isGivenUp,
    reload,
    onError: () => setBroken(true),
  }
}
