import { useLingui } from '@lingui/react/macro'
import { useStoryboardCounts } from '#web/features/storyboard/use-storyboard-counts.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

const MOST_CELLS = 24

export function StatCards() {
  const { t, i18n } = useLingui()
  const counts = useStoryboardCounts()
  if (!counts) return <StatSkeletons />
  const { all: count, complete, processing } = counts
  const draft = i18n.number(counts.draft)
  return (
    <dl className="panel stats" aria-label={t`Your storyboards`}>
      <Stat
        name={t`Total Storyboards`}
        value={i18n.number(count)}
        cells={{ count, tone: 'ink', filled: count }}
      />
      <Stat
        name={t`Completed`}
        value={i18n.number(complete)}
        cells={{ count, tone: 'success', filled: complete }}
      />
      <Stat
        name={t`In Progress`}
        value={i18n.number(processing)}
        note={counts.draft > 0 ? t`Drafts: ${draft}` : ''}
        cells={{ count, tone: 'info', filled: processing, offset: complete }}
      />
    </dl>
  )
}

type CellsProps = {
  count: number
  tone: 'ink' | 'success' | 'info'
  filled: number
  /** Cells of another kind that come first. */
  offset?: number
}

type StatProps = { name: string; value: string; note?: string; cells: CellsProps }

function Stat({ name, value, note = '', cells }: StatProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {value}
        <small>{note}</small>
      </dd>
      <Cells {...cells} />
    </div>
  )
}

/** One cell a storyboard; a share of 24 cells when there are more. */
function Cells({ count, tone, filled, offset = 0 }: CellsProps) {
  const cells = Math.min(Math.max(count, 1), MOST_CELLS)
  const scale = count > 0 ? cells / count : 0
  const isFilled = (index: number) => index >= offset * scale && index < (offset + filled) * scale
  return (
    <dd className="of" aria-hidden="true">
      {Array.from({ length: cells }, (_, index) => (
        <i key={index} data-tone={isFilled(index) ? tone : undefined} />
      ))}
    </dd>
  )
}

function StatSkeletons() {
  return (
    <div className="panel stats" aria-hidden="true">
      {['total', 'complete', 'processing'].map((key) => (
        <div key={key}>
          <Skeleton className="w-1/2" />
          <Skeleton className="h-7 w-12" />
          <Skeleton className="h-2" />
        </div>
      ))}
    </div>
  )
}
