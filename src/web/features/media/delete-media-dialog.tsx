import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MediaItem } from '#contract/media.ts'
import { closeAfterDeletion } from '#web/features/list/close-after-deletion.ts'
import { DeleteDialog } from '#web/features/list/delete-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

type DeleteMediaDialogProps = { item: MediaItem; onClose: () => void }

export function DeleteMediaDialog({ item, onClose }: DeleteMediaDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deletion = useMutation(
    api.media.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.media.key() })
        showToast('success', t`Media deleted successfully`)
        closeAfterDeletion(onClose)
      },
      onError: (error) =>
        showToast('danger', { title: t`Failed to delete media`, text: errorMessage(error) }),
    }),
  )
  return (
    <DeleteDialog
      warning={t`This action cannot be undone. This will permanently delete your media file.`}
      isDeleting={deletion.isPending}
      onDelete={() => deletion.mutate({ id: item.id })}
      onClose={onClose}
    >
      <p className="font-semibold">{item.title}</p>
    </DeleteDialog>
  )
}
