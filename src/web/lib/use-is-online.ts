import { onlineManager } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether requests are sent; while they are not, changes wait for the connection. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline, () => true)
}

function subscribe(listener: () => void) {
  return onlineManager.subscribe(listener)
}

function isOnline() {
  return onlineManager.isOnline()
}
