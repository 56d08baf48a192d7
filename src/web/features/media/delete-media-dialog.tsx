import { Plural, useLingui } from '@lingui/react/macro'
import type { MediaItem } from '#contract/media.ts'
import { closeAfterDeletion } from '#web/features/list/close-after-deletion.ts'
import { DeleteDialog } from '#web/features/list/delete-dialog.tsx'
import { MediaUses } from './media-uses.tsx'
import { useDeleteMedia } from './use-delete-media.tsx'

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
