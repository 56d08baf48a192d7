import { t } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Storyboard } from '#contract/storyboard.ts'
import { api, client, showAnswer } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

type StoryboardFields = Partial<Pick<Storyboard, 'title' | 'imageStyle' | 'voiceId' | 'visuals'>>
type StoryboardChange = StoryboardFields & { base?: { title: string } }

/** A change of the whole storyboard: the answer replaces what is on screen. */
function useStoryboardMutation<Input>(
  request: (input: Input) => Promise<Storyboard>,
  failureTitle: string,
  onDone: () => void,
) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: request,
    onSuccess: async (storyboard) => {
      const queryKey = api.storyboard.get.queryKey({ input: { id: storyboard.id } })
      await showAnswer(queryClient, queryKey, storyboard)
      onDone()
    },
    onError: (error) => showToast('danger', { title: failureTitle, text: errorMessage(error) }),
  })
}

export function useConfirmStoryboard(id: string, onConfirmed: () => void) {
  return useStoryboardMutation(
    () => client.storyboard.confirm({ id }),
    t`Failed to confirm storyboard`,
    () => {
      showToast('success', {
        title: t`Storyboard confirmed`,
        text: t`You can now generate media for each scene.`,
      })
      onConfirmed()
    },
  )
}

export function useCompleteStoryboard(id: string, onCompleted: () => void) {
  return useStoryboardMutation(
    (acceptMissing: boolean) => client.storyboard.complete({ id, acceptMissing }),
    t`Failed to complete storyboard`,
    onCompleted,
  )
}

export function useReopenStoryboard(id: string) {
  return useStoryboardMutation(
    () => client.storyboard.reopen({ id }),
    t`Failed to reopen storyboard`,
    () => showToast('success', t`Storyboard reopened`),
  )
}

/** Changes title, voice, image style or what is planned to be seen; the choice is shown at once. */
export function useChangeStoryboard(id: string) {
  const queryClient = useQueryClient()
  const queryKey = api.storyboard.get.queryKey({ input: { id } })
  const mutationKey = ['storyboard change', id]
  const show = (change: Partial<Storyboard>) =>
    queryClient.setQueryData(queryKey, (current) => current && { ...current, ...change })
  return useMutation({
    mutationFn: (change: StoryboardChange) => client.storyboard.update({ id, ...change }),
    mutationKey,
    // One after the other: of quick choices the last is kept.
    ...changesFirst(id),
    onMutate: (change) => {
      const { base: _, ...shown } = change
      const before = queryClient.getQueryData(queryKey)
      show(shown)
      return before
    },
    onSuccess: async (storyboard) => {
      // The answer to an older choice would take back the newer one.
      if (queryClient.isMutating({ mutationKey }) > 1) return
      await showAnswer(queryClient, queryKey, storyboard)
    },
    onError: (error, change, before) => {
      showToast('danger', errorMessage(error))
      // At once: without a connection nothing is read again until it is back.
      if (before) show(sameFields(before, change))
      return queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** What a storyboard has in the fields of a change. */
function sameFields(storyboard: Storyboard, change: StoryboardChange): Partial<Storyboard> {
  return Object.fromEntries(Object.entries(storyboard).filter(([field]) => field in change))
}

/**
 * Options of a mutation that reaches the server after the changes of the storyboard that were made before it:
 * what is generated is spoken in the voice, and drawn in the style, that the screen shows.
 */
export function changesFirst(storyboardId: string) {
  return { scope: { id: `storyboard change ${storyboardId}` } }
}
