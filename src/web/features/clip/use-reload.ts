import { useEffect, useReducer } from 'react'

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

const MOST_ATTEMPTS = 5
export const RETRY_AFTER_MS = 20_000

/** How loading a video has gone so far. */
type ReloadState = {
  url: string
  /** Of the address: each load but the first has one of its own, so that no broken copy comes from a cache. */
  version: number
  /** Repeats by itself, not those that were asked for. */
  attempts: number
  isBroken: boolean
}

/** `fail`: it cannot be played. `retry`: a repeat by itself. `refresh`: one that was asked for. */
export type ReloadAction = 'fail' | 'retry' | 'refresh'

export function firstLoad(url: string): ReloadState {
  return { url, version: 0, attempts: 0, isBroken: false }
}

export function reloadAfter(state: ReloadState, action: ReloadAction): ReloadState {
  const version = state.version + 1
  switch (action) {
    case 'fail':
      return { ...state, isBroken: true }
    case 'retry':
      return { ...state, version, attempts: state.attempts + 1, isBroken: false }
    case 'refresh':
      return { ...state, version, isBroken: false }
  }
}

/** Five repeats by itself, then only when asked. */
export function isGivenUp({ isBroken, attempts }: ReloadState): boolean {
  return isBroken && attempts >= MOST_ATTEMPTS
}

export function addressOf({ url, version }: ReloadState): string {
  return version > 0 ? `${url}?version=${version}` : url
}
