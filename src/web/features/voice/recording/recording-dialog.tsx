import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Mic, Square, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Scene } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { RECORDING_WORDS } from '#web/features/media/refusal-words.ts'
import { useTakeUpload } from '#web/features/media/take-upload.tsx'
import { ACCEPTED_SOUNDS } from '#web/features/media/upload-obstacle.ts'
import { timecode } from '#web/lib/formats.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Meter } from '#web/ui/progress.tsx'
import { canRecord, useRecorder } from './use-recorder.ts'

/** The voice-over that costs nothing: one's own. */
export function OwnRecording({ scene }: { scene: Scene }) {
  const { t } = useLingui()
  const { storyboard } = useBench()
  const [isOpen, setOpen] = useState(false)
  const number = scene.orderIndex + 1
  const isDisabled = scene.voice.status === 'processing' || !scene.voiceOverText.trim()
  return (
    <>
      <Button
        needs="edit"
        size="sm"
        square
        icon={Mic}
        aria-label={t`Own recording, scene ${number}`}
        disabled={isDisabled}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      />
      {isOpen && <RecordingDialog scene={scene} onClose={() => setOpen(false)} />}
    </>
  )
}

type Chosen = { file: File; url: string }

/** The scene's words are read aloud, or a recording of them is chosen, heard and used. It costs nothing. */
function RecordingDialog({ scene, onClose }: { scene: Scene; onClose: () => void }) {
  const { t } = useLingui()
  const number = scene.orderIndex + 1
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const recorder = useRecorder(choose)
  const upload = useTakeUpload({
    scene,
    purpose: 'voice',
    words: RECORDING_WORDS,
    onDone: onClose,
  })
  const isBusy = upload.percent > 0
  const isRecording = recorder.state === 'recording'
  const problem =
    recorder.state === 'refused'
      ? t`The microphone cannot be used. Allow it for this page, or choose a file.`
      : upload.failure
  useEffect(() => () => URL.revokeObjectURL(chosen?.url ?? ''), [chosen])

  function choose(file: File | undefined) {
    if (file) setChosen({ file, url: URL.createObjectURL(file) })
  }

  return (
    <Dialog
      title={t`Own recording, scene ${number}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!chosen || isRecording}
            onClick={() => chosen && upload.start(chosen.file)}
          >
            {t`Use this recording`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <blockquote className="recording-text">{scene.voiceOverText}</blockquote>
        {!isBusy && (
          <div className="flex flex-wrap items-center gap-2">
            {canRecord() && !isRecording && (
              <Button
                icon={Mic}
                data-focus-first
                busy={recorder.state === 'asking'}
                onClick={recorder.start}
              >
                {chosen ? t`Record again` : t`Record`}
              </Button>
            )}
            {isRecording && (
              <Button icon={Square} variant="primary" onClick={recorder.stop}>
                {t`Stop`} <span className="mono">{timecode(recorder.elapsedMs)}</span>
              </Button>
            )}
            {!isRecording && (
              <Button icon={Upload} onClick={() => input.current?.click()}>{t`Choose file`}</Button>
            )}
            <input
              ref={input}
              type="file"
              hidden
              accept={ACCEPTED_SOUNDS}
              aria-label={t`Choose file`}
              onChange={(event) => {
                choose(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </div>
        )}
        {chosen && !isRecording && (
          // oxlint-disable-next-line jsx-a11y/media-has-caption -- its words stand above it
          <audio className="w-full" controls src={chosen.url} aria-label={chosen.file.name} />
        )}
        {problem && (
          <p className="err" role="alert">
            <CircleAlert />
            {problem}
          </p>
        )}
        {isBusy && <Meter share={upload.percent / 100} label={t`Upload`} />}
        <p className="text-sm text-muted">
          <Trans>
            Free. WAV, MP3, M4A or WebM, at most 3 minutes. Silence at both ends is cut, the
            loudness is set, and the captions follow what is heard. The voice-over that is in use
            now stays among the takes.
          </Trans>
        </p>
      </div>
    </Dialog>
  )
}
