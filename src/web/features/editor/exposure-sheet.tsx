import { useLingui } from '@lingui/react/macro'
import { Check, History, X } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { useProgress } from '#web/features/generation/use-progress.ts'
import { trackLook } from '#web/features/scene/track-looks.ts'
import { sceneAnchor } from './scene-anchor.ts'
import './exposure-sheet.css'

/** Stand in for the number of the scene. */
const MARKS = { ready: Check, failed: X, stale: History, none: null, busy: null }

type ExposureSheetProps = {
  scenes: Scene[]
  kinds: readonly TrackKind[]
  shares: Record<TrackKind, number>
}

/** Rows are tracks, columns are scenes; each cell leads to its scene. */
export function ExposureSheet({ scenes, kinds, shares }: ExposureSheetProps) {
  return (
    <div className="xsheet">
      {kinds.map((kind) => (
        <SheetRow key={kind} kind={kind} scenes={scenes} share={shares[kind]} />
      ))}
    </div>
  )
}

type SheetRowProps = { kind: TrackKind; scenes: Scene[]; share: number }

function SheetRow({ kind, scenes, share }: SheetRowProps) {
  const { t, i18n } = useLingui()
  const { icon: Icon, name } = TRACK_FACTS[kind]
  const trackName = i18n._(name)
  const percent = Math.round(share * 100)
  return (
    <>
      <span className="lab">
        <Icon />
        {trackName}
      </span>
      <ul className="cells" aria-label={t`${trackName}, ${percent} percent`}>
        {scenes.map((scene) => (
          <li key={scene.id}>
            <Cell kind={kind} scene={scene} trackName={trackName} />
          </li>
        ))}
      </ul>
      <span className="v">{percent}%</span>
    </>
  )
}

type CellProps = { kind: TrackKind; scene: Scene; trackName: string }

const Cell = memo(function Cell({ kind, scene, trackName }: CellProps) {
  const { t, i18n } = useLingui()
  const { status, generation } = scene[kind]
  const { share } = useProgress(status === 'processing' ? generation : null)
  const look = trackLook(scene[kind])
  const Mark = MARKS[look.shape]
  const number = scene.orderIndex + 1
  const state = i18n._(look.name)
  return (
    <a
      className="cell"
      data-s={look.shape}
      href={`#${sceneAnchor(scene.orderIndex)}`}
      aria-label={t`Scene ${number} ${trackName}: ${state}`}
      style={{ '--p': share * 100 } as CSSProperties}
    >
      {Mark ? <Mark /> : number}
    </a>
  )
})
