import { useEffect, useRef, useSyncExternalStore } from 'react'

/** What the last edit did: said aloud, and the scene it leads to. */
type SceneNews = { text: string; sceneId: string | null }

let news: SceneNews = { text: '', sceneId: null }
const listeners = new Set<() => void>()

export function tellSceneNews(text: string, sceneId: string | null = null): void {
  news = { text, sceneId }
  for (const listener of listeners) listener()
}

export function useSceneNews(): SceneNews {
  return useSyncExternalStore(subscribe, readNews, readNews)
}

/** The element of a scene: scrolled to and focused when an edit leads to it. */
export function useSceneElement<Kind extends HTMLElement>(sceneId: string) {
  const ref = useRef<Kind>(null)
  const told = useSyncExternalStore(subscribe, readNews, readNews)
  useEffect(() => {
    if (told.sceneId !== sceneId || told !== news) return
    news = { ...told, sceneId: null }
    afterDialog(() => show(ref.current))
  }, [told, sceneId])
  return ref
}

function show(element: HTMLElement | null) {
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** An open dialog holds the focus, and gives it back to where it was when it closes. */
function afterDialog(act: () => void) {
  const dialog = document.querySelector('dialog[open]')
  if (dialog) dialog.addEventListener('close', act, { once: true })
  else act()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readNews() {
  return news
}
