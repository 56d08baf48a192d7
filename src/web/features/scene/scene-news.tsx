import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { afterModals } from '#web/ui/modal.ts'

/** Says what an edit did to those who do not see it, and leads to the scene it made or moved. */
export function SceneNewsRegion({ scenes }: { scenes: Scene[] }) {
  const { storyboard } = useEditor()
  const news = useSceneNews()
  const [told, setTold] = useState(news)
  const followed = useRef(told)
  // Not before the scenes on screen are those after the edit: an element that moves loses the focus.
  const isOnScreen = scenes === storyboard.scenes && storyboard.version === news.version
  if (isOnScreen && told !== news) setTold(news)

  useEffect(() => {
    if (followed.current === told) return
    followed.current = told
    const { leadsTo } = told
    if (leadsTo) afterModals(() => show(leadsTo))
  }, [told])

  return <output className="sr-only">{told.text}</output>
}

function show(sceneId: string) {
  const element = document.querySelector<HTMLElement>(`[data-scene="${sceneId}"]`)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}

/** Tells what an edit did, and leads to the scene it made or moved. */
export function useEditNews() {
  const { t } = useLingui()
  return (edit: SceneEdit, { scenes, version }: Storyboard) => {
    const numberOf = (id: string) => scenes.findIndex((scene) => scene.id === id) + 1
    const tell = (text: string, leadsTo: string) => tellSceneNews({ text, version, leadsTo })
    switch (edit.type) {
      case 'add':
        return tell(t`Scene ${numberOf(edit.newSceneId)} added`, edit.newSceneId)
      case 'duplicate':
        return tell(t`Scene ${numberOf(edit.sceneId)} duplicated`, edit.newSceneId)
      case 'split':
        return tell(t`Scene ${numberOf(edit.sceneId)} split in two`, edit.newSceneId)
      case 'merge':
        return tell(t`Two scenes are now scene ${numberOf(edit.sceneId)}`, edit.sceneId)
      case 'move':
        return tell(t`The scene is now number ${numberOf(edit.sceneId)}`, edit.sceneId)
      default:
        return undefined
    }
  }
}

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

function useSceneNews(): SceneNews {
  return useSyncExternalStore(subscribe, readNews, readNews)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readNews() {
  return news
}
