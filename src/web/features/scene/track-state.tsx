import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { OwnVideoDialog } from '#web/features/clip/own-video-dialog.tsx'
import { useBench } from '#web/features/editor/editor-context.tsx'
import { useTrackPress } from '#web/features/generation/generate-button.tsx'
import { useProgress } from '#web/features/generation/generation-progress.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { UpdateDialog } from '#web/features/generation/update-stale.tsx'
import { UploadImageDialog } from '#web/features/image/upload/upload-image-dialog.tsx'
import { SceneModelDialog } from '#web/features/model-choice/scene-model-dialog.tsx'
import { asSentence, inReaderWords, joinSentences } from '#web/lib/error-message.ts'
import { inSeconds } from '#web/lib/figures.ts'
import { timecode } from '#web/lib/formats.ts'
import { Menu } from '#web/ui/menu.tsx'
import { TakesDialog } from './takes-dialog.tsx'
import { clipLook, type TrackLook, trackLook } from './track-looks.tsx'
import { TrackMenu, type TrackMenuDialog } from './track-menu.tsx'

type TrackStateProps = {
  kind: TrackKind
  scene: Scene
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** One of a scene's three assets: its sign, the shape and the word of its state; a press opens its menu. */
export function TrackState({ kind, scene, isOpen, onOpen }: TrackStateProps) {
  const { i18n, t } = useLingui()
  const { storyboard, priceOf } = useBench()
  const [dialog, setDialog] = useState<TrackMenuDialog | null>(null)
  const { icon: Icon, name } = TRACKS[kind]
  const look = kind === 'clip' ? clipLook(scene, storyboard.visuals) : trackLook(scene[kind])
  const word = useTrackWord(kind, scene, look)
  const number = scene.orderIndex + 1
  const trackName = i18n._(name)
  const close = () => setDialog(null)
  return (
    <>
      <Menu
        label={t`${trackName}, scene ${number}`}
        isOpen={isOpen}
        onOpen={onOpen}
        align={kind === 'clip' ? 'end' : 'start'}
        head={<TrackReason kind={kind} scene={scene} word={word} />}
        trigger={
          <button
            type="button"
            className="track-state"
            data-s={look.shape}
            aria-keyshortcuts={TRACKS[kind].key}
            aria-label={t`${trackName} of scene ${number}: ${word}`}
          >
            <Icon />
            <i className="dot" data-s={look.shape} />
            <span className="word">{word}</span>
            <ChevronDown className="more" />
          </button>
        }
      >
        <TrackMenu kind={kind} scene={scene} onOpen={setDialog} />
      </Menu>
      {dialog === 'takes' && <TakesDialog scene={scene} first={kind} onClose={close} />}
      {dialog === 'upload' && <UploadImageDialog scene={scene} onClose={close} />}
      {dialog === 'video' && <OwnVideoDialog scene={scene} onClose={close} />}
      {dialog === 'media' && <UploadImageDialog scene={scene} from="media" onClose={close} />}
      {dialog === 'model' && <SceneModelDialog scene={scene} kind={kind} onClose={close} />}
      {dialog === 'update' && priceOf && (
        <UpdateDialog scene={scene} priceOf={priceOf} onClose={close} />
      )}
    </>
  )
}

type TrackReasonProps = { kind: TrackKind; scene: Scene; word: string }

/** What a track's menu is about, and in a sentence why the track stands as it does. */
function TrackReason({ kind, scene, word }: TrackReasonProps) {
  const { t, i18n } = useLingui()
  const { reason, isRunning } = useTrackPress(kind, scene)
  const { generation, isStale } = scene[kind]
  const name = i18n._(TRACKS[kind].name)

  function why() {
    if (generation?.state === 'failed') {
      const failure = generation.failure ? inReaderWords(i18n, generation.failure) : ''
      return joinSentences(i18n.locale, asSentence(failure, i18n.locale), t`Not charged.`)
    }
    if (isRunning) return t`Stop. Nothing is charged.`
    if (reason) return reason
    if (isStale)
      return kind === 'clip'
        ? t`Its image or prompt changed after this take was made.`
        : t`Its text changed after this take was made.`
    return null
  }

  const sentence = why()
  return (
    <>
      <p className="flex justify-between gap-4">
        <b className="font-semibold">{t`${name}, scene ${scene.orderIndex + 1}`}</b>
        <span className="flex items-center gap-2 text-sm text-muted">
          {word}
          <kbd className="kbd">{TRACKS[kind].key}</kbd>
        </span>
      </p>
      {sentence && <p className="mt-1 text-sm text-muted">{sentence}</p>}
    </>
  )
}

/** What a track's state says in a word or two: of what is made its length, of what is being made what is left. */
export function useTrackWord(kind: TrackKind, scene: Scene, { shape }: TrackLook): string {
  const { t } = useLingui()
  const { asset, generation, status } = scene[kind]
  const { share, leftMs } = useProgress(status === 'processing' ? generation : null)
  switch (shape) {
    case 'none':
      return t`Missing`
    case 'still':
      return t`Still`
    case 'stale':
      return t`Out of date`
    case 'failed':
      return t`Failed`
    case 'busy':
      return leftMs !== null ? t`${timecode(leftMs)} left` : t`${Math.round(share * 100)} %`
    default:
      return kind !== 'image' && asset?.durationMs ? t`${inSeconds(asset.durationMs)} s` : t`Ready`
  }
}
