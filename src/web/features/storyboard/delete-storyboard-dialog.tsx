import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { showToast } from '#web/ui/toast.tsx'

type DeleteStoryboardDialogProps = { storyboard: StoryboardSummary; onClose: () => void }

export function DeleteStoryboardDialog({ storyboard, onClose }: DeleteStoryboardDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deletion = useMutation(
    api.storyboard.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.storyboard.list.key() })
        showToast('success', t`Storyboard deleted successfully`)
        onClose()
      },
      onError: (error) =>
        showToast('danger', {
          title: t`Failed to delete storyboard`,
          text: errorMessage(error),
        }),
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
            onClick={() => deletion.mutate({ id: storyboard.id })}
          >
            {t`Delete`}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {t`This action cannot be undone. This will permanently delete your storyboard and all its scenes.`}
      </p>
      <p className="mt-3 font-semibold" lang={storyboard.language}>
        {storyboard.title}
      </p>
    </Dialog>
  )
}
