import { useLingui } from '@lingui/react/macro'
import { History, X } from 'lucide-react'
import { type CSSProperties, memo } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { TRACK_FACTS } from '#web/features/generation/track-kinds.ts'
import { useProgress } from '#web/features/generation/use-progress.ts'
import { type TrackLook, trackLook } from '#web/features/scene/track-looks.ts'
import { sceneAnchor } from './scene-anchor.ts'
import { useCellKeys } from './use-cell-keys.ts'
import './exposure-sheet.css'

/** Stand in for the number of the scene. Most cells become ready, so that mark is drawn without elements. */
const MARKS = { failed: X, stale: History }

type ExposureSheetProps = {
  scenes: Scene[]
  kinds: readonly TrackKind[]
  shares: Record<TrackKind, number>
}

/** Rows are tracks, columns are scenes; each cell leads to its scene. */
export function ExposureSheet({ scenes, kinds, shares }: ExposureSheetProps) {
  const { stop, ...keys } = useCellKeys()
  return (
    <div className="xsheet" {...keys}>
      {kinds.map((kind, row) => (
        <SheetRow
          key={kind}
          kind={kind}
          scenes={scenes}
          share={shares[kind]}
          stopColumn={stop.row === row ? Math.min(stop.column, scenes.length - 1) : null}
        />
      ))}
    </div>
  )
}

type SheetRowProps = {
  kind: TrackKind
  scenes: Scene[]
  share: number
  /** The cell that the Tab key leads to, when it is in this row. */
  stopColumn: number | null
}

function SheetRow({ kind, scenes, share, stopColumn }: SheetRowProps) {
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
        {scenes.map((scene, column) => (
          <li key={scene.id}>
            <Cell
              kind={kind}
              scene={scene}
              trackName={trackName}
              isTabStop={column === stopColumn}
            />
          </li>
        ))}
      </ul>
      <span className="v">{percent}%</span>
    </>
  )
}

type CellProps = { kind: TrackKind; scene: Scene; trackName: string; isTabStop: boolean }

const Cell = memo(function Cell(props: CellProps) {
  const { kind, scene, trackName, isTabStop } = props
  const { t, i18n } = useLingui()
  const { status, generation } = scene[kind]
  const { share } = useProgress(status === 'processing' ? generation : null)
  const look = trackLook(scene[kind])
  const number = scene.orderIndex + 1
  const state = i18n._(look.name)
  return (
    <a
      className="cell"
      tabIndex={isTabStop ? 0 : -1}
      data-s={look.shape}
      href={`#${sceneAnchor(scene.orderIndex)}`}
      aria-label={t`Scene ${number} ${trackName}: ${state}`}
      style={look.shape === 'busy' ? ({ '--p': share * 100 } as CSSProperties) : undefined}
    >
      <CellMark shape={look.shape} number={number} />
    </a>
  )
})

function CellMark({ shape, number }: { shape: TrackLook['shape']; number: number }) {
  if (shape === 'ready' || shape === 'still') return null
  if (shape === 'none' || shape === 'busy') return number
  const Icon = MARKS[shape]
  return <Icon />
}
