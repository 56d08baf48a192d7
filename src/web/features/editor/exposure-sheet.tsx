import { useLingui } from '@lingui/react/macro'
import { History, X } from 'lucide-react'
import { type CSSProperties, type FocusEvent, type KeyboardEvent, memo, useState } from 'react'
import type { Scene, TrackKind } from '#contract/scene.ts'
import { useProgress } from '#web/features/generation/generation-progress.ts'
import { TRACKS } from '#web/features/generation/tracks.ts'
import { type TrackLook, trackLook } from '#web/features/scene/track-looks.tsx'
import { sceneAnchor } from './kept-place.ts'
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
  const { icon: Icon, name } = TRACKS[kind]
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

const STEPS: Record<string, [rows: number, columns: number]> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/**
 * A table of links is one stop of the Tab key; inside it the arrows lead from cell to cell. Its rows are
 * lists, and each of their items holds one link.
 */
function useCellKeys() {
  const [stop, setStop] = useState({ row: 0, column: 0 })
  return {
    stop,
    onFocus: ({ currentTarget, target }: FocusEvent<HTMLElement>) => {
      setStop(placeIn(currentTarget, target))
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = STEPS[event.key]
      if (!step) return
      const place = placeIn(event.currentTarget, event.target as Element)
      const row = rowsOf(event.currentTarget)[place.row + step[0]]
      row?.children[place.column + step[1]]?.querySelector('a')?.focus()
      event.preventDefault()
    },
  }
}

function rowsOf(table: Element) {
  return [...table.querySelectorAll('ul')]
}

function placeIn(table: Element, link: Element) {
  const item = link.closest('li')
  const rows = rowsOf(table)
  const row = rows.findIndex((list) => list.contains(item))
  return { row, column: item ? [...(rows[row]?.children ?? [])].indexOf(item) : 0 }
}
