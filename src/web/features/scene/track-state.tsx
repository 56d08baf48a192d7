import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useBench } from '#web/features/editor/bench-context.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { OwnVideoDialog } from '#web/features/clip/own-video-dialog.tsx'
import { UpdateDialog } from '#web/features/generation/update-dialog.tsx'
import { UploadImageDialog } from '#web/features/image/upload/upload-image-dialog.tsx'
import { SceneModelDialog } from '#web/features/model-choice/scene-model-dialog.tsx'
import { Menu } from '#web/ui/menu.tsx'
import { TakesDialog } from './takes-dialog.tsx'
import { clipLook, trackLook } from './track-looks.ts'
import { TRACK_KEYS } from './track-keys.ts'
import { TrackMenu, type TrackMenuDialog } from './track-menu.tsx'
import { TrackReason } from './track-reason.tsx'
import { useTrackWord } from './use-track-word.ts'

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
  const { icon: Icon, name } = TRACK_FACTS[kind]
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
            aria-keyshortcuts={TRACK_KEYS[kind]}
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
