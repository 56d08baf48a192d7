import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { Download, Tags, Trash2, X } from 'lucide-react'
import type { MediaItem } from '#contract/media.ts'
import type { Selection } from '#web/features/list/use-selection.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { beginDownload } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { mediaDownloadUrl, openElsewhere } from './download-media.tsx'
import '#web/features/list/selection-bar.css'

type SelectionBarProps = {
  selection: Selection<MediaItem>
  onTag: () => void
  onDelete: () => void
}

/** What can be done with the chosen items; it stays in sight. */
export function SelectionBar({ selection, onTag, onDelete }: SelectionBarProps) {
  const { t } = useLingui()
  const { items } = selection
  const download = useMutation({
    mutationFn: () => save(items),
    onError: (error) =>
      showToast('danger', { title: t`Failed to download file`, text: errorMessage(error) }),
  })
  return (
    <section className="select-bar" aria-label={t`Selection`}>
      <output>
        <Plural value={items.length} one="# selected" other="# selected" />
      </output>
      <Button size="sm" icon={Download} busy={download.isPending} onClick={() => download.mutate()}>
        {t`Download`}
      </Button>
      <Button needs="edit" size="sm" icon={Tags} aria-haspopup="dialog" onClick={onTag}>
        {t`Tags`}
      </Button>
      <Button needs="edit" size="sm" icon={Trash2} aria-haspopup="dialog" onClick={onDelete}>
        {t`Delete`}
      </Button>
      <Button
        variant="ghost"
        size="sm"
        square
        icon={X}
        aria-label={t`Clear selection`}
        onClick={selection.clear}
      />
    </section>
  )
}

/** One by itself, several in one file. */
async function save(items: MediaItem[]): Promise<void> {
  const [only] = items
  if (!only || items.length > 1) {
    const ids = items.map(({ id }) => id).join(',')
    return await beginDownload(`/media/selection.zip?ids=${ids}`)
  }
  if (!openElsewhere(only.asset.url)) await beginDownload(mediaDownloadUrl(only))
}
