import { t } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Scene } from '#contract/scene.ts'
import type { Framing } from '#contract/upload.ts'
import { REFUSAL_WORDS } from '#web/features/media/refusal-words.ts'
import { SendError } from '#web/features/media/send-bytes.ts'
import { RefusedUploadError, uploadAndWait } from '#web/features/media/upload-and-wait.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { inReaderWords } from '#web/lib/error-message.ts'
import { showToast } from '#web/ui/toast.tsx'

/** The full bar is seen before the dialog goes. */
const CLOSES_AFTER_MS = 500

/** Sends a picture for a scene, shows how far it is, and says how it ended. Unmounting stops what is being sent. */
export function useSceneUpload({ id: sceneId, storyboardId }: Scene, onDone: () => void) {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const [percent, setPercent] = useState(0)
  const sending = useRef<AbortController>(null)
  const closing = useRef<number>(undefined)
  useEffect(
    () => () => {
      sending.current?.abort()
      clearTimeout(closing.current)
    },
    [],
  )

  const upload = useMutation({
    mutationFn: ({ file, framing }: { file: File; framing: Framing }) => {
      sending.current = new AbortController()
      const { signal } = sending.current
      const destination = { purpose: 'scene', sceneId, framing } as const
      return uploadAndWait({ file, destination, signal, onPercent: showPercent })
    },
    onSuccess: () => {
      showToast('success', t`Image uploaded and assigned to scene`)
      void readAgain(queryClient, api.storyboard.get.key({ input: { id: storyboardId } }))
      // A dialog that is open by now is another one.
      if (sending.current?.signal.aborted) return
      closing.current = window.setTimeout(onDone, CLOSES_AFTER_MS)
    },
    onError: (error) => {
      setPercent(0)
      if (sending.current?.signal.aborted) return
      showToast('danger', { title: t`Failed to upload image`, text: reasonOf(error) })
    },
  })

  /** At once, so that no step of a quick upload is passed over. */
  function showPercent(reached: number) {
    flushSync(() => setPercent(reached))
  }

  function reasonOf(error: Error) {
    if (error instanceof RefusedUploadError) return i18n._(REFUSAL_WORDS[error.refusal])
    if (error instanceof SendError && error.told !== null) {
      return inReaderWords(i18n, error.told)
    }
    return t`The server could not be reached. Check your connection and try again.`
  }

  return { percent, failure: upload.error && reasonOf(upload.error), start: upload.mutate }
}
