import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { Button } from '#web/ui/button.tsx'
import { dismissToast, showToast } from '#web/ui/toast.tsx'

/** Brings back what a deletion took, as long as the server still has it. */
export function UndoMediaDeletion({ id }: { id: string }) {
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
