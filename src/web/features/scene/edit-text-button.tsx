import { useLingui } from '@lingui/react/macro'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { whenOpen } from '#web/features/editor/reopen-first.ts'
import { Button } from '#web/ui/button.tsx'
import { EditTextDialog } from './edit-text-dialog.tsx'
import { TEXT_FIELDS, type TextField } from './text-fields.ts'

type EditTextButtonProps = {
  scene: Scene
  field: TextField
  /** Visible words; without them only the pencil is shown. */
  children?: ReactNode
}

export function EditTextButton({ scene, field, children }: EditTextButtonProps) {
  const { t, i18n } = useLingui()
  const { storyboard } = useBench()
  const [isOpen, setOpen] = useState(false)
  const name = t`${i18n._(TEXT_FIELDS[field].editLabel)}, scene ${scene.orderIndex + 1}`
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        square={!children}
        icon={Pencil}
        aria-label={children ? undefined : name}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      >
        {children}
      </Button>
      {isOpen && <EditTextDialog scene={scene} field={field} onClose={() => setOpen(false)} />}
    </>
  )
}
