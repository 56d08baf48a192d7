import { useLingui } from '@lingui/react/macro'
import { LayoutGrid, List, Square } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Segments } from '#web/ui/segments.tsx'
import { type SceneView, useSceneView } from './use-scene-view.ts'

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
