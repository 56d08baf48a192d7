import { useLingui } from '@lingui/react/macro'
import { Film, ImageUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ACCEPTED, ACCEPTED_MEDIA, ACCEPTED_VIDEOS } from './upload-obstacle.ts'
import './upload.css'

type FileDropProps = {
  kind?: 'picture' | 'video' | 'media'
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A place to drop pictures on, a video, or anything for the library, and the button that picks them. */
export function FileDrop({ kind = 'picture', multiple = false, onFiles }: FileDropProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isVideo = kind === 'video'
  const {
    accept,
    drop: invitation,
    limits,
  } = {
    picture: {
      accept: ACCEPTED,
      drop: multiple ? t`Drop pictures here` : t`Drop a picture here`,
      limits: t`PNG, JPG or WebP (max 5MB)`,
    },
    video: {
      accept: ACCEPTED_VIDEOS,
      drop: t`Drop a video here`,
      limits: t`MP4, MOV or WebM (max 200MB)`,
    },
    media: {
      accept: ACCEPTED_MEDIA,
      drop: t`Drop files here`,
      limits: [
        t`PNG, JPG or WebP (max 5MB)`,
        t`MP4, MOV or WebM (max 200MB)`,
        t`WAV, MP3 or M4A (max 50MB)`,
      ].join(' · '),
    },
  }[kind]

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }

  function take(files: FileList | null) {
    const picked = [...(files ?? [])]
    if (picked.length > 0) onFiles(multiple ? picked : picked.slice(0, 1))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- dropping is an extra; the button does the same
    <div
      className="file-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {isVideo ? <Film aria-hidden="true" /> : <ImageUp aria-hidden="true" />}
      <p>{invitation}</p>
      <Button data-focus-first onClick={() => input.current?.click()}>
        {multiple ? t`Choose files` : t`Choose file`}
      </Button>
      <p className="text-sm text-muted">{limits}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        aria-label={multiple ? t`Choose files` : t`Choose file`}
        onChange={(event) => {
          take(event.target.files)
          event.target.value = ''
        }}
      />
    </div>
  )
}
