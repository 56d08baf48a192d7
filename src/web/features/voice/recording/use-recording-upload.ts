import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { UploadRefusal } from '#contract/upload.ts'
import { REFUSAL_WORDS } from '#web/features/media/refusal-words.ts'
import { SendError } from '#web/features/media/send-upload.ts'
import { RefusedUploadError, uploadAndWait } from '#web/features/media/upload-and-wait.ts'
import { api } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/in-reader-words.ts'
import { readAgain } from '#web/lib/read-again.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Where a recording is refused for what a picture is refused for in other words. */
const RECORDING_WORDS: Partial<Record<UploadRefusal, MessageDescriptor>> = {
  'too-large': msg`The recording is larger than 50 MB.`,
  'wrong-type': msg`Only recordings in WAV, MP3, M4A or WebM can be used.`,
  damaged: msg`The recording is damaged and cannot be read.`,
}

/** Makes a recording the voice-over of a scene, shows how far it is, and says how it ended. */
export function useRecordingUpload({ id: sceneId, storyboardId }: Scene, onDone: () => void) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState(0)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const upload = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController()
      const { signal } = sending.current
      const destination = { purpose: 'voice', sceneId } as const
      return uploadAndWait({ file, destination, signal, onPercent: setPercent })
    },
    onSuccess: () => {
      showToast('success', t`Recording in use for the scene`)
      void readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
      onDone()
    },
    onError: () => setPercent(0),
  })

  function reasonOf(error: Error): string {
    if (error instanceof RefusedUploadError) {
      return i18n._(RECORDING_WORDS[error.refusal] ?? REFUSAL_WORDS[error.refusal])
    }
    if (error instanceof SendError && error.told !== null) return inReaderWords(i18n, error.told)
    return t`The server could not be reached. Check your connection and try again.`
  }

  return { percent, failure: upload.error && reasonOf(upload.error), start: upload.mutate }
}
