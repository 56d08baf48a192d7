import { useEffect, useRef, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { afterModals } from '#web/ui/modal.ts'
import { useSceneNews } from './scene-news.ts'

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
