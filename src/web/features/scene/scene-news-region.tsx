import { useEffect, useRef } from 'react'
import type { Scene } from '#contract/scene.ts'
import { afterModals } from '#web/ui/modal.ts'
import { useSceneNews } from './scene-news.ts'

/** Says what an edit did to those who do not see it, and leads to the scene it made or moved. */
export function SceneNewsRegion({ scenes }: { scenes: Scene[] }) {
  const news = useSceneNews()
  const followed = useRef(news)
  const { leadsTo } = news
  // Not before the scenes on screen are those after the edit: an element that moves loses the focus.
  const sceneId = leadsTo && scenes[leadsTo.index]?.id === leadsTo.sceneId ? leadsTo.sceneId : null

  useEffect(() => {
    if (!sceneId || followed.current === news) return
    followed.current = news
    afterModals(() => show(sceneId))
  }, [news, sceneId])

  return <output className="sr-only">{news.text}</output>
}

function show(sceneId: string) {
  const element = document.querySelector<HTMLElement>(`[data-scene="${sceneId}"]`)
  element?.focus({ preventScroll: true })
  element?.scrollIntoView({ block: 'nearest' })
}
