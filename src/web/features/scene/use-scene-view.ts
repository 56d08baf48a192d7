import { useSearchParams } from 'react-router'

const VIEWS = ['grid', 'list', 'scene'] as const
export type SceneView = (typeof VIEWS)[number]

const KEY = 'scene view'

/** How the scenes are laid out: as the address says, else as it was chosen last in this browser. */
export function useSceneView() {
  const [params, setParams] = useSearchParams()
  const asked = params.get('view') ?? localStorage.getItem(KEY)
  const view = VIEWS.find((one) => one === asked) ?? 'grid'

  function chooseView(next: SceneView, sceneIndex?: number) {
    localStorage.setItem(KEY, next)
    const changed = new URLSearchParams(params)
    changed.set('view', next)
    if (next !== 'scene') changed.delete('scene')
    if (sceneIndex !== undefined) changed.set('scene', String(sceneIndex + 1))
    setParams(changed, { replace: true, preventScrollReset: true })
  }

  return {
    view,
    chooseView: (next: SceneView) => chooseView(next),
    openScene: (index: number) => chooseView('scene', index),
  }
}
