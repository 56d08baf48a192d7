import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { UploadRefusal } from '#contract/upload.ts'
import { REFUSAL_WORDS } from '#web/features/media/refusal-words.ts'
import { SendError } from '#web/features/media/send-bytes.ts'
import { RefusedUploadError, uploadAndWait } from '#web/features/media/upload-and-wait.ts'
import { api } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

const VIDEO_WORDS: Partial<Record<UploadRefusal, MessageDescriptor>> = {
  'too-large': msg`The video is larger than 200 MB.`,
  'too-many-pixels': msg`The video has more than 40 megapixels.`,
  damaged: msg`The video is damaged, or too short, and cannot be used.`,
}

/** Sends a video for the landing page, shows how far it is, and says how it ended. */
export function useShowcaseUpload(onDone: () => void) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState(0)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const upload = useMutation({
    mutationFn: ({ file, title }: { file: File; title: string }) => {
      sending.current = new AbortController()
      const { signal } = sending.current
      const destination = { purpose: 'showcase', title } as const
      return uploadAndWait({ file, destination, signal, onPercent: setPercent })
    },
    onSuccess: async () => {
      showToast('success', t`Video uploaded successfully`)
      onDone()
      await readAgain(queryClient, api.showcase.all.key())
    },
    onError: (error) => {
      if (sending.current?.signal.aborted) return
      showToast('danger', { title: t`Failed to upload video`, text: reasonOf(error) })
    },
    onSettled: () => setPercent(0),
  })

  function reasonOf(error: Error): string {
    if (error instanceof RefusedUploadError) {
      return i18n._(VIDEO_WORDS[error.refusal] ?? REFUSAL_WORDS[error.refusal])
    }
    if (error instanceof SendError && error.told !== null) return inReaderWords(i18n, error.told)
    return t`The server could not be reached. Check your connection and try again.`
  }

  return { percent, start: upload.mutate, isBusy: upload.isPending }
}
