import { useSyncExternalStore } from 'react'

/** What the last edit did: said aloud, and the scene it leads to. */
type SceneNews = {
  text: string
  /** The scene and its place (0 for the first) once the edit is on screen. */
  leadsTo: { sceneId: string; index: number } | null
}

let news: SceneNews = { text: '', leadsTo: null }
const listeners = new Set<() => void>()

export function tellSceneNews(text: string, leadsTo: SceneNews['leadsTo'] = null): void {
  news = { text, leadsTo }
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
