import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { closeAfterDeletion, DeleteDialog } from '#web/features/list/delete-dialog.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'
import { StoryboardFacts, StoryboardFrames } from './storyboard-card.tsx'

type DeleteStoryboardDialogProps = { storyboard: StoryboardSummary; onClose: () => void }

export function DeleteStoryboardDialog({ storyboard, onClose }: DeleteStoryboardDialogProps) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const deletion = useMutation(
    api.storyboard.delete.mutationOptions({
      onSuccess: async () => {
        await queryClient.invalidateQueries({ queryKey: api.storyboard.list.key() })
        await queryClient.invalidateQueries({ queryKey: api.storyboard.count.key() })
        showToast('success', t`Storyboard deleted successfully`)
        closeAfterDeletion(onClose)
      },
      onError: (error) =>
        showToast('danger', {
          title: t`Failed to delete storyboard`,
          text: errorMessage(error),
        }),
    }),
  )
  return (
    <DeleteDialog
      warning={t`This action cannot be undone. This will permanently delete your storyboard and all its scenes.`}
      isDeleting={deletion.isPending}
      onDelete={() => deletion.mutate({ id: storyboard.id })}
      onClose={onClose}
    >
      <div className="flex items-center gap-3">
        <div className="strip max-w-36 shrink-0 overflow-hidden" aria-hidden="true">
          <StoryboardFrames storyboard={storyboard} />
        </div>
        <div className="min-w-0">
          <p
            className="line-clamp-3 font-semibold"
            title={storyboard.title}
            lang={storyboard.language}
          >
            {storyboard.title}
          </p>
          <p className="text-sm text-muted">
            <StoryboardFacts storyboard={storyboard} />
          </p>
        </div>
      </div>
    </DeleteDialog>
  )
}
