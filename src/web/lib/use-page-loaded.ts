import { useSyncExternalStore } from 'react'

/** Whether the page's own files have all arrived: the moment from which large ones are in nobody's way. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(subscribe, isLoaded, () => false)
}

function subscribe(onChange: () => void) {
  window.addEventListener('load', onChange)
  return () => window.removeEventListener('load', onChange)
}

function isLoaded(): boolean {
  return document.readyState === 'complete'
}
