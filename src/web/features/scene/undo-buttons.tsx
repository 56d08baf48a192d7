import { useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useUndo } from './use-scene-edit.ts'

/** Undo and redo of everything that was changed about the scenes and the title. */
export function UndoButtons() {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { canUndo, canRedo, status } = storyboard
  const undo = useUndo(storyboard.id)
  const isClosed = status === 'complete'

  return (
    <span className="flex gap-1">
      <Tooltip text={t`Undo (Ctrl+Z)`}>
        <Button
          needs="edit"
          square
          variant="ghost"
          icon={Undo2}
          aria-label={t`Undo`}
          disabled={!canUndo || isClosed}
          onClick={() => undo.mutate('undo')}
        />
      </Tooltip>
      <Tooltip text={t`Redo (Ctrl+Shift+Z)`}>
        <Button
          needs="edit"
          square
          variant="ghost"
          icon={Redo2}
          aria-label={t`Redo`}
          disabled={!canRedo || isClosed}
          onClick={() => undo.mutate('redo')}
        />
      </Tooltip>
    </span>
  )
}
