import { useLingui } from '@lingui/react/macro'
import type { MediaItem } from '#contract/media.ts'
import { closeAfterDeletion } from '#web/features/list/close-after-deletion.ts'
import { DeleteDialog } from '#web/features/list/delete-dialog.tsx'
import { useDeleteMedia } from './use-delete-media.ts'

type DeleteMediaDialogProps = { item: MediaItem; onClose: () => void }

export function DeleteMediaDialog({ item, onClose }: DeleteMediaDialogProps) {
  const { t } = useLingui()
  const deletion = useDeleteMedia(() => closeAfterDeletion(onClose))
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
