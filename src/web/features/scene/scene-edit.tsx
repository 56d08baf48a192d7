import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { Plus, Redo2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { SCENES_MAX } from '#contract/limits.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { useBench, useEditor } from '#web/features/editor/editor-context.tsx'
import { api, client, showAnswer } from '#web/lib/api.ts'
import { useIsOnline } from '#web/lib/device.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { sayRefused } from '#web/ui/refusals.ts'
import { showToast } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { tellSceneNews, useEditNews } from './scene-news.tsx'

/** Of all changes of a storyboard's scenes that are on their way. */
export function sceneEditKey(storyboardId: string) {
  return ['scene edit', storyboardId]
}

/** Changes of the scenes, undone and done again; the answer replaces what is on screen. */
export function useSceneEdit(id: string) {
  const { onSuccess, onError } = useShownStoryboard(id)
  const tellEdit = useEditNews()
  return useMutation({
    mutationFn: (edit: SceneEdit) => client.storyboard.edit({ id, edit }),
    ...inTurn(id),
    mutationKey: sceneEditKey(id),
    onSuccess: async (storyboard, edit) => {
      await onSuccess(storyboard)
      tellEdit(edit, storyboard)
    },
    onError,
  })
}

/** One step back or forth for each press, also for those made before the answer; none where there is no more. */
export function useUndo(id: string) {
  const { onSuccess, onError } = useShownStoryboard(id)
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (direction: 'undo' | 'redo') => {
      const shown = queryClient.getQueryData(api.storyboard.get.queryKey({ input: { id } }))
      const isLast = direction === 'undo' ? shown?.canUndo === false : shown?.canRedo === false
      return isLast ? null : await client.storyboard[direction]({ id })
    },
    ...inTurn(id),
    mutationKey: sceneEditKey(id),
    onSuccess: async (storyboard, direction) => {
      if (!storyboard) return
      await onSuccess(storyboard)
      const text = direction === 'undo' ? t`Undone` : t`Done again`
      tellSceneNews({ text, version: storyboard.version, leadsTo: null })
    },
    onError,
  })
}

/** One change after the other, as they were made; without a connection they wait for it. */
export function inTurn(id: string) {
  return { scope: { id: `edit ${id}` }, networkMode: 'online' } as const
}

function useShownStoryboard(id: string) {
  const queryClient = useQueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id } })
  return {
    onSuccess: (storyboard: Storyboard) => showAnswer(queryClient, queryKey, storyboard),
    onError: (error: Error) => {
      showToast('danger', { title: t`The change was not made`, text: errorMessage(error) })
      void queryClient.invalidateQueries({ queryKey })
    },
  }
}

/** Says that a change of the scenes is on its way, once that takes a moment, or waits for the connection. */
export function SavingState() {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const isSaving = useIsMutating({ mutationKey: sceneEditKey(storyboard.id) }) > 0
  const isOnline = useIsOnline()
  return (
    <output className="saving-state">
      {isSaving && (
        <span>{isOnline ? t`Saving ...` : t`Offline. Saved when the connection is back.`}</span>
      )}
    </output>
  )
}

/** An empty scene at the end. */
export function AddScene() {
  const { storyboard } = useBench()
  const edit = useSceneEdit(storyboard.id)
  if (storyboard.status === 'complete') return null
  const index = storyboard.sceneCount
  const isFull = index >= SCENES_MAX
  return (
    <div className="mt-4">
      <Button
        needs="edit"
        icon={Plus}
        busy={edit.isPending}
        disabled={isFull}
        onClick={() => edit.mutate({ type: 'add', newSceneId: newId(), index })}
      >
        <Trans>Add a scene</Trans>
      </Button>
      {isFull && (
        <p className="mt-2 text-sm text-muted">
          <Trans>A storyboard has at most {SCENES_MAX} scenes.</Trans>
        </p>
      )}
    </div>
  )
}

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
