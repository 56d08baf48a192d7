import { useState } from 'react'

export type SceneView = 'grid' | 'list'

const KEY = 'scene view'

/** How the scenes are laid out; the choice is kept in this browser. */
export function useSceneView() {
  const [view, setView] = useState<SceneView>(() =>
    localStorage.getItem(KEY) === 'list' ? 'list' : 'grid',
  )
  function chooseView(next: SceneView) {
    localStorage.setItem(KEY, next)
    setView(next)
  }
  return [view, chooseView] as const
}
