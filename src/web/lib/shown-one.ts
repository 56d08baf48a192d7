import { useSyncExternalStore } from 'react'

/** What at most one of is shown at a time, from wherever it was asked for. */
export function createShownOne<Content>() {
  let current: Content | null = null
  const listeners = new Set<() => void>()

  function set(next: Content | null) {
    current = next
    for (const listener of listeners) listener()
  }

  function listen(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  return {
    show: (content: Content) => set(content),
    hide: () => set(null),
    useShown: () => useSyncExternalStore(listen, () => current),
  }
}
