import { t } from '@lingui/core/macro'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MediaItem, PendingMedia } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'
import { UndoMediaDeletion } from './undo-media-deletion.tsx'

type Pages = InfiniteData<{ items: MediaItem[]; nextCursor: string | null }>

/** Long enough to be reached by keyboard, too. */
const UNDO_SHOWN_MS = 15_000

/** Deletes items: they vanish at once, and the toast that says so brings them back. */
export function useDeleteMedia() {
  const queryClient = useQueryClient()

  async function leaveOut(ids: string[]) {
    const gone = new Set(ids)
    await queryClient.cancelQueries({ queryKey: api.media.key() })
    queryClient.setQueriesData<Pages>(
      { queryKey: api.media.list.key({ type: 'infinite' }) },
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({
            ...page,
            items: page.items.filter(({ id }) => !gone.has(id)),
          })),
        },
    )
    queryClient.setQueriesData<PendingMedia[]>({ queryKey: api.media.pending.key() }, (pending) =>
      pending?.filter(({ id }) => !gone.has(id)),
    )
  }

  return useMutation(
    api.media.deleteMany.mutationOptions({
      onMutate: ({ ids }) => leaveOut(ids),
      onSuccess: ({ id }) =>
        showToast('success', {
          title: t`Media deleted successfully`,
          ...(id && {
            key: id,
            lifeMs: UNDO_SHOWN_MS,
            action: <UndoMediaDeletion id={id} />,
          }),
        }),
      onError: (error) =>
        showToast('danger', { title: t`Failed to delete media`, text: errorMessage(error) }),
      onSettled: () => {
        void readAgain(queryClient, api.media.key())
        void readAgain(queryClient, api.storyboard.key())
      },
    }),
  )
}
