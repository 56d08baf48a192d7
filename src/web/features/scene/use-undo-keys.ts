import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import type { Storyboard } from '#contract/storyboard.ts'
import { showToast } from '#web/ui/toast.tsx'
import { sayRefused } from '#web/ui/refusals.ts'
import { useUndo } from './use-scene-edit.ts'

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
