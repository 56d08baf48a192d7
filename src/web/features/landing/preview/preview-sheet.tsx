import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'

type CellState = 'ready' | 'running' | 'stale' | 'failed' | 'empty'

const TRACKS: { id: 'voice' | 'image' | 'clip'; percent: number; cells: CellState[] }[] = [
  {
    id: 'voice',
    percent: 83,
    cells: ['ready', 'ready', 'ready', 'stale', 'ready', 'running'],
  },
  {
    id: 'image',
    percent: 83,
    cells: ['ready', 'ready', 'ready', 'ready', 'ready', 'running'],
  },
  {
    id: 'clip',
    percent: 33,
    cells: ['ready', 'ready', 'running', 'empty', 'failed', 'empty'],
  },
]

/** The exposure sheet of the drawn editor: tracks by scenes. */
export function PreviewSheet() {
  const { t } = useLingui()
  const names = { voice: t`Voice`, image: t`Image`, clip: t`Video` }
  return (
    <div className="preview-sheet">
      <p className="preview-share">
        <b>67%</b>
        <span>
          <Trans>Overall completion</Trans>
        </span>
      </p>
      <div className="preview-tracks">
        {TRACKS.map(({ id, percent, cells }) => (
          <p key={id}>
            <span>{names[id]}</span>
            {cells.map((state, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the cells are scenes in their order and never change
              <i key={index} data-state={state}>
                {state === 'ready' ? <Check /> : state === 'failed' ? <X /> : index + 1}
              </i>
            ))}
            <span className="mono">{percent}%</span>
          </p>
        ))}
      </div>
    </div>
  )
}
