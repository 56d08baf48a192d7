import { useSyncExternalStore } from 'react'

/** What the last edit did: said aloud, and the scene it leads to. */
type SceneNews = {
  text: string
  /** The storyboard's after the edit. */
  version: number
  leadsTo: string | null
}

let news: SceneNews = { text: '', version: 0, leadsTo: null }
const listeners = new Set<() => void>()

export function tellSceneNews(told: SceneNews): void {
  news = told
  for (const listener of listeners) listener()
}

export function useSceneNews(): SceneNews {
  return useSyncExternalStore(subscribe, readNews, readNews)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readNews() {
  return news
}
