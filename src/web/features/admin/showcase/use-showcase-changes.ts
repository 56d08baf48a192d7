import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ManagedShowcaseVideo } from '#contract/showcase.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

const LIST = api.showcase.all.queryOptions()
const BAR = 'showcase'

const say = (title: string) => showToast('success', { title, key: BAR })
const failed = (title: string) => (error: unknown) =>
  showToast('danger', { title, text: errorMessage(error), key: BAR })

export function useManagedShowcase() {
  return useQuery(LIST)
}

/** What an admin does about the showcase videos; each answers with all of them as they are then. */
export function useShowcaseChanges() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const keep = (videos: ManagedShowcaseVideo[]) => queryClient.setQueryData(LIST.queryKey, videos)
  return {
    show: useMutation(
      api.showcase.show.mutationOptions({
        onSuccess: (videos, { active }) => {
          keep(videos)
          say(active ? t`Video activated successfully` : t`Video deactivated successfully`)
        },
        onError: failed(t`Failed to update video`),
      }),
    ),
    remove: useMutation(
      api.showcase.delete.mutationOptions({
        onSuccess: (videos) => {
          keep(videos)
          say(t`Video deleted successfully`)
        },
        onError: failed(t`Failed to delete video`),
      }),
    ),
    reorder: useMutation(
      api.showcase.reorder.mutationOptions({
        // Shown at once; brought back when it could not be saved.
        onMutate: ({ ids }) => {
          const before = queryClient.getQueryData(LIST.queryKey)
          if (before) keep(ids.flatMap((id) => before.find((video) => video.id === id) ?? []))
          return { before }
        },
        onSuccess: (videos) => {
          keep(videos)
          say(t`Video order updated successfully`)
        },
        onError: (error, _, saved) => {
          if (saved?.before) keep(saved.before)
          failed(t`Failed to update video order`)(error)
        },
      }),
    ),
  }
}
