import { useLingui } from '@lingui/react/macro'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { trackLook } from './track-looks.ts'
import './track-dots.css'

/** The state of a scene's three assets, each as a shape. */
export function TrackDots({ scene }: { scene: Scene }) {
  return (
    <span className="tracks">
      <TrackDot kind="voice" scene={scene} />
      <TrackDot kind="image" scene={scene} />
      <TrackDot kind="clip" scene={scene} />
    </span>
  )
}

function TrackDot({ kind, scene }: { kind: TrackKind; scene: Scene }) {
  const { i18n } = useLingui()
  const { icon: Icon, name } = TRACK_FACTS[kind]
  const look = trackLook(scene[kind])
  const text = `${i18n._(name)}: ${i18n._(look.name)}`
  return (
    <span className="track" title={text}>
      <Icon />
      <i className="dot" data-s={look.shape} />
      <span className="sr-only">{text}</span>
    </span>
  )
}
