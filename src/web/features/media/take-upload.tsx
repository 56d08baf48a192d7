import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import type { UploadRefusal } from '#contract/upload.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/error-message.ts'
import { Meter } from '#web/ui/progress.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { REFUSAL_WORDS } from './refusal-words.ts'
import { SendError } from './send-bytes.ts'
import { RefusedUploadError, UPLOAD_STEPS, uploadAndWait } from './upload-and-wait.ts'

/** How far a video is that is sent and then brought into shape. */
export function VideoUploadProgress({ percent }: { percent: number }) {
  const { t } = useLingui()
  return (
    <>
      <output className="text-sm">
        {percent < UPLOAD_STEPS.arrived
          ? t`Uploading...`
          : t`Preparing the video. A long one takes a few minutes.`}
      </output>
      <Meter share={percent / 100} label={t`Upload`} />
    </>
  )
}

/** What is said in other words than of a picture. */
type OtherWords = Partial<Record<UploadRefusal, MessageDescriptor>>

/** Says why an upload failed. */
export function useUploadFailure(words: OtherWords) {
  const { t, i18n } = useLingui()
  return (error: Error): string => {
    if (error instanceof RefusedUploadError) {
      return i18n._(words[error.refusal] ?? REFUSAL_WORDS[error.refusal])
    }
    if (error instanceof SendError && error.told !== null) return inReaderWords(i18n, error.told)
    return t`The server could not be reached. Check your connection and try again.`
  }
}

type TakeUpload = {
  scene: Scene
  purpose: 'voice' | 'clip'
  words: OtherWords
  onDone: () => void
}

/** Makes a file the voice-over or the clip of a scene, shows how far it is, and says why it failed. */
export function useTakeUpload({ scene, purpose, words, onDone }: TakeUpload) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const reasonOf = useUploadFailure(words)
  const [percent, setPercent] = useState(0)
  const sending = useRef<AbortController>(null)
  useEffect(() => () => sending.current?.abort(), [])

  const upload = useMutation({
    mutationFn: (file: File) => {
      sending.current = new AbortController()
      const { signal } = sending.current
      const destination = { purpose, sceneId: scene.id } as const
      return uploadAndWait({ file, destination, signal, onPercent: setPercent })
    },
    onSuccess: () => {
      showToast(
        'success',
        purpose === 'voice' ? t`Recording in use for the scene` : t`Video in use for the scene`,
      )
      void readAgain(queryClient, api.storyboard.get.key({ input: { id: scene.storyboardId } }))
      onDone()
    },
    onError: () => setPercent(0),
  })

  return { percent, failure: upload.error && reasonOf(upload.error), start: upload.mutate }
}
