import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { TITLE_MAX_CHARACTERS, VIDEO_MAX_BYTES } from '#contract/limits.ts'
import type { UploadRefusal } from '#contract/upload.ts'
import { useUploadFailure, VideoUploadProgress } from '#web/features/media/take-upload.tsx'
import { uploadAndWait } from '#web/features/media/upload-and-wait.ts'
import { api, readAgain } from '#web/lib/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

/** A title and a video file, which is sent, checked and put behind the others. */
export function ShowcaseForm() {
  const { t } = useLingui()
  const [title, setTitle] = useState('')
  const [file, setFile] = useState<File | null>(null)
  const [isAsked, setAsked] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const upload = useShowcaseUpload(() => {
    setTitle('')
    setFile(null)
    setAsked(false)
    if (chooser.current) chooser.current.value = ''
  })
  const titleError = title.trim() === '' ? t`Please enter a title for the video` : undefined
  const fileError = fileProblem()

  function fileProblem(): string | undefined {
    const isVideo =
      file && (file.type.startsWith('video/') || /\.(mp4|mov|m4v|webm)$/i.test(file.name))
    if (!isVideo) return t`Please select a valid video file`
    return file.size > VIDEO_MAX_BYTES ? t`The video is larger than 200 MB.` : undefined
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setAsked(true)
    if (file && !titleError && !fileError) upload.start({ file, title })
  }

  return (
    <form className="panel panel-body showcase-form" noValidate onSubmit={submit}>
      <Field label={t`Title`} error={isAsked ? titleError : undefined}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={TITLE_MAX_CHARACTERS}
            value={title}
            disabled={upload.isBusy}
            onChange={({ target }) => setTitle(target.value)}
          />
        )}
      </Field>
      <Field
        label={t`Video file`}
        hint={t`MP4, MOV or WebM, at most 200 MB and 3 minutes. What is not 16:9 is shown whole, between bars.`}
        error={isAsked || (file && fileError) ? fileError : undefined}
      >
        {(control) => (
          <input
            {...control}
            ref={chooser}
            className="input"
            type="file"
            accept="video/*"
            disabled={upload.isBusy}
            onChange={({ target }) => setFile(target.files?.[0] ?? null)}
          />
        )}
      </Field>
      <div className="send">
        <Button type="submit" icon={Upload} busy={upload.isBusy}>
          {t`Upload video`}
        </Button>
      </div>
      {upload.isBusy && (
        <div className="progress">
          <VideoUploadProgress percent={upload.percent} />
        </div>
      )}
    </form>
  )
}

const VIDEO_WORDS: Partial<Record<UploadRefusal, MessageDescriptor>> = {
  'too-large': msg`The video is larger than 200 MB.`,
  'too-many-pixels': msg`The video has more than 40 megapixels.`,
  damaged: msg`The video is damaged, or too short, and cannot be used.`,
}

/** Sends a video for the landing page, shows how far it is, and says how it ended. */
function useShowcaseUpload(onDone: () => void) {
  const { t } = useLingui()
  const reasonOf = useUploadFailure(VIDEO_WORDS)
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

  return { percent, start: upload.mutate, isBusy: upload.isPending }
}
