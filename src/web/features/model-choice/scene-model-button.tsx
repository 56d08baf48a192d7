import { useLingui } from '@lingui/react/macro'
import { Cpu } from 'lucide-react'
import { useState } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { Button } from '#web/ui/button.tsx'
import { SceneModelDialog } from './scene-model-dialog.tsx'
import { useHasModelChoice } from './use-makers.ts'

/** Opens the choice of who makes one asset of a scene; nothing where there is no choice. */
export function SceneModelButton({ scene, kind }: { scene: Scene; kind: TrackKind }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  if (!useHasModelChoice(kind)) return null
  const label = t`Model of scene ${scene.orderIndex + 1}`
  return (
    <>
      <Button
        needs="edit"
        square
        size="sm"
        icon={Cpu}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && <SceneModelDialog scene={scene} kind={kind} onClose={() => setOpen(false)} />}
    </>
  )
}
