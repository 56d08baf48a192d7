import { useLingui } from '@lingui/react/macro'
import { LayoutGrid, List, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { Segments } from '#web/ui/segments.tsx'

/** Each view has the picker in its own bar: the focus goes along with the choice. */
let isFocusOwed = false

/** How the scenes are laid out. */
export function ViewPicker() {
  const { t } = useLingui()
  const { view, chooseView } = useSceneView()
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    if (!isFocusOwed) return
    isFocusOwed = false
    ref.current?.querySelector<HTMLElement>('[aria-pressed=true]')?.focus({ preventScroll: true })
  }, [])

  function choose(next: SceneView) {
    isFocusOwed = (next === 'scene') !== (view === 'scene')
    chooseView(next)
  }

  return (
    <span ref={ref}>
      <Segments
        label={t`View`}
        isCompact
        value={view}
        onChange={choose}
        options={[
          { value: 'grid', label: t`Grid`, icon: LayoutGrid },
          { value: 'list', label: t`List`, icon: List },
          { value: 'scene', label: t`Scene`, icon: Square },
        ]}
      />
    </span>
  )
}

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
