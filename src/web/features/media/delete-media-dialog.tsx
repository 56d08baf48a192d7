import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { MediaItem } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
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
        onClose()
      },
      onError: (error) =>
        showToast('danger', { title: t`Failed to delete media`, text: errorMessage(error) }),
    }),
  )
  return (
    <Dialog
      kind="alert"
      title={t`Are you sure?`}
      onClose={onClose}
      actions={
        <>
          <Button data-focus-first onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="danger"
            busy={deletion.isPending}
            onClick={() => deletion.mutate({ id: item.id })}
          >
            {t`Delete`}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {t`This action cannot be undone. This will permanently delete your media file.`}
      </p>
      <p className="mt-3 font-semibold">{item.title}</p>
    </Dialog>
  )
}
