import { useSyncExternalStore } from 'react'

const NEVER = () => () => undefined

/** False in prerendered HTML and while the browser takes it over: what only the browser knows must wait for it. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    NEVER,
    () => true,
    () => false,
  )
}
