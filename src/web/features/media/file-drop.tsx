import { useLingui } from '@lingui/react/macro'
import { Film, ImageUp } from 'lucide-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ACCEPTED, ACCEPTED_VIDEOS } from './upload-obstacle.ts'
import './upload.css'

type FileDropProps = {
  kind?: 'picture' | 'video'
  multiple?: boolean
  onFiles: (files: File[]) => void
}

/** A place to drop pictures on, or a video, and the button that picks them. */
export function FileDrop({ kind = 'picture', multiple = false, onFiles }: FileDropProps) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const isVideo = kind === 'video'

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
      <p>
        {isVideo ? t`Drop a video here` : multiple ? t`Drop pictures here` : t`Drop a picture here`}
      </p>
      <Button data-focus-first onClick={() => input.current?.click()}>
        {multiple ? t`Choose files` : t`Choose file`}
      </Button>
      <p className="text-sm text-muted">
        {isVideo ? t`MP4, MOV or WebM (max 200MB)` : t`PNG, JPG or WebP (max 5MB)`}
      </p>
      <input
        ref={input}
        type="file"
        hidden
        accept={isVideo ? ACCEPTED_VIDEOS : ACCEPTED}
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
