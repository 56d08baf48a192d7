import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { FolderDown } from 'lucide-react'
import { beginDownload, RefusedError } from '#web/lib/begin-download.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** Saves everything that is kept of the account as one file. */
export function DownloadData() {
  const { t, i18n } = useLingui()
  const download = useMutation({
    mutationFn: () => beginDownload('/media/account.zip'),
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
    <Button
      needs="self"
      icon={FolderDown}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      {t`Download all my data`}
    </Button>
  )
}
