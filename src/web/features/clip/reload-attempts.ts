const MOST_ATTEMPTS = 5
export const RETRY_AFTER_MS = 20_000

/** How loading a video has gone so far. */
export type ReloadState = {
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
