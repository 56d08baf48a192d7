import { useEffect, useReducer } from 'react'
import {
  addressOf,
  firstLoad,
  isGivenUp,
  RETRY_AFTER_MS,
  type ReloadAction,
  reloadAfter,
} from './reload-attempts.ts'

/** Loads a video again after a playback error: by itself up to five times, 20 s apart, and whenever asked. */
export function useReload(url: string) {
  const [last, dispatch] = useReducer(
    (state, { of, action }: { of: string; action: ReloadAction }) =>
      reloadAfter(state.url === of ? state : firstLoad(of), action),
    firstLoad(url),
  )
  // Another clip begins anew.
  const state = last.url === url ? last : firstLoad(url)
  const hasGivenUp = isGivenUp(state)
  const isRetrying = state.isBroken && !hasGivenUp

  useEffect(() => {
    if (!isRetrying) return undefined
    const timer = setTimeout(() => dispatch({ of: url, action: 'retry' }), RETRY_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isRetrying, url])

  return {
    src: addressOf(state),
    attempts: state.attempts,
    isBroken: state.isBroken,
    isGivenUp: hasGivenUp,
    refresh: () => dispatch({ of: url, action: 'refresh' }),
    onError: () => dispatch({ of: url, action: 'fail' }),
  }
}

export type Reload = ReturnType<typeof useReload>
