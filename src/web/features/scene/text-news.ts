import { useSyncExternalStore } from 'react'

let isSaved = false
const listeners = new Set<() => void>()

/** @param saved whether the text that was opened last has been saved since. */
export function tellTextSaved(saved: boolean): void {
  isSaved = saved
  for (const listener of listeners) listener()
}

export function useIsTextSaved(): boolean {
  return useSyncExternalStore(subscribe, readSaved, readSaved)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readSaved() {
  return isSaved
}
