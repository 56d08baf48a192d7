import { useLingui } from '@lingui/react/macro'
import { Upload } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { VIDEO_MAX_BYTES, TITLE_MAX_CHARACTERS } from '#contract/limits.ts'
import { VideoUploadProgress } from '#web/features/media/video-upload-progress.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { useShowcaseUpload } from './use-showcase-upload.ts'

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
        hint={t`MP4, MOV or WebM, 16:9, at most 200 MB and 3 minutes`}
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
