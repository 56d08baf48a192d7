import { t } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import type { MediaItem, PendingMedia } from '#contract/media.ts'
import { closeAfterDeletion, DeleteDialog } from '#web/features/list/delete-dialog.tsx'
import { untilAnswered } from '#web/features/live/until-answered.ts'
import { api, client, readAgain } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'
import { MediaUses } from './media-preview.tsx'

type DeleteMediaDialogProps = { items: MediaItem[]; onClose: () => void }

/** Asks before items are deleted, and says where one is used. */
export function DeleteMediaDialog({ items, onClose }: DeleteMediaDialogProps) {
  const { t } = useLingui()
  const deletion = useDeleteMedia()
  const [first, second] = items
  return (
    <DeleteDialog
      warning={t`This action cannot be undone. This will permanently delete your media file.`}
      isDeleting={false}
      onDelete={() => {
        deletion.mutate({ ids: items.map(({ id }) => id) })
        closeAfterDeletion(onClose)
      }}
      onClose={onClose}
    >
      {first && !second && (
        <>
          <p className="font-semibold">{first.title}</p>
          <MediaUses item={first} />
        </>
      )}
      {second && (
        <p className="font-semibold">
          <Plural value={items.length} one="# file" other="# files" />
        </p>
      )}
    </DeleteDialog>
  )
}

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

  return useMutation({
    mutationFn({ ids }: { ids: string[] }) {
      const asked = { ids, deletionId: newId() }
      return untilAnswered(() => client.media.deleteMany(asked))
    },
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
  })
}

/** Brings back what a deletion took, as long as the server still has it. */
function UndoMediaDeletion({ id }: { id: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const restore = useMutation(
    api.media.restore.mutationOptions({
      onSuccess: () => showToast('success', t`Media restored`),
      onError: (error) =>
        showToast('danger', { title: t`Failed to restore media`, text: errorMessage(error) }),
      onSettled: () => {
        dismissToast(id)
        void readAgain(queryClient, api.media.key())
        void readAgain(queryClient, api.storyboard.key())
      },
    }),
  )
  return (
    <Button needs="edit" size="sm" busy={restore.isPending} onClick={() => restore.mutate({ id })}>
      {t`Undo`}
    </Button>
  )
}
