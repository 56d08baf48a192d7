import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FolderDown } from 'lucide-react'
import type { Storyboard } from '#contract/storyboard.ts'
import { beginDownload, RefusedError } from '#web/lib/begin-download.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'

/** Saves everything the storyboard is made of as one file. */
export function DownloadAll({ storyboard }: { storyboard: Storyboard }) {
  const { t, i18n } = useLingui()
  const download = useMutation({
    mutationFn: () => beginDownload(`/media/storyboards/${storyboard.id}.zip`),
    onSuccess: () => showToast('success', t`Download started`),
    onError: (error) =>
      showToast('danger', {
        title: t`Failed to download file`,
        text:
          error instanceof RefusedError
            ? inReaderWords(i18n, error.told)
            : t`Check your connection and try again.`,
      }),
  })
  return (
    <Tooltip text={t`Download all files as a ZIP, with subtitles and a scene list`}>
      <Button
        variant="ghost"
        square
        icon={FolderDown}
        busy={download.isPending}
        aria-label={t`Download all`}
        onClick={() => download.mutate()}
      />
    </Tooltip>
  )
}
