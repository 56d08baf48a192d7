import { useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { useEditor } from '#web/features/editor/editor-context.ts'
import { Button } from '#web/ui/button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useUndo } from './use-scene-edit.ts'

/** Undo and redo of everything that was changed about the scenes; Ctrl+Z and Ctrl+Shift+Z outside of text fields. */
export function UndoButtons() {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { canUndo, canRedo, status } = storyboard
  const undo = useUndo(storyboard.id)
  const isClosed = status === 'complete'
  const step = useEffectEvent((direction: 'undo' | 'redo') => {
    const isPossible = direction === 'undo' ? canUndo : canRedo
    if (isPossible && !isClosed) undo.mutate(direction)
  })

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const direction = undoShortcut(event)
      if (!direction || isTyping(event.target)) return
      event.preventDefault()
      step(direction)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <span className="flex gap-1 max-md:ml-auto">
      <Tooltip text={t`Undo (Ctrl+Z)`}>
        <Button
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

function undoShortcut(event: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null
  const key = event.key.toLowerCase()
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo'
  return key === 'y' && event.ctrlKey ? 'redo' : null
}

function isTyping(target: EventTarget | null) {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null
}
