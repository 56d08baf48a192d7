import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { inReaderWords } from '#web/lib/error-message.ts'
import { beginDownload, RefusedError } from '#web/lib/save-file.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Saves an archive that the server puts together, and says that it has begun, or why not. */
export function useArchive(url: string) {
  const { t, i18n } = useLingui()
  return useMutation({
    mutationFn: () => beginDownload(url),
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
}
