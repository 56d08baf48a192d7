import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { api, client } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showAnswer } from '#web/lib/show-answer.ts'
import { showToast } from '#web/ui/toast.tsx'
import { tellSceneNews } from './scene-news.ts'
import { useEditNews } from './use-edit-news.ts'

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
