import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { sayRefused } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { useUndo } from './scene-edit.tsx'

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

/**
 * Ctrl+Z and Ctrl+Shift+Z, outside of text fields, undo and redo whatever was changed about the storyboard.
 * @param isOutOfSight whether what changes may not be on screen: then a toast says that it did.
 */
export function useUndoKeys(storyboard: Storyboard, isOutOfSight: boolean): void {
  const { id, canUndo, canRedo, status } = storyboard
  const undo = useUndo(id)
  const step = useEffectEvent((direction: 'undo' | 'redo') => {
    const isPossible = direction === 'undo' ? canUndo : canRedo
    if (!isPossible || status === 'complete' || sayRefused('edit')) return
    undo.mutate(direction, {
      onSuccess: (stepped) => {
        if (stepped && isOutOfSight)
          showToast('info', direction === 'undo' ? t`Undone` : t`Done again`)
      },
    })
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
