import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Images, Settings } from 'lucide-react'
import { Link } from 'react-router'
import { useStoryboardCounts } from '#web/features/storyboard/use-storyboards.ts'
import { api } from '#web/lib/api.ts'
import { ScenesGlyph } from '#web/ui/glyphs.ts'
import { Skeleton } from '#web/ui/progress.tsx'

const MOST_CELLS = 24
/** Stands for a number that could not be read. */
const UNKNOWN = '–'

/** How many storyboards there are and how far they are. */
export function StatCards() {
  const { t, i18n } = useLingui()
  const { counts, isError } = useStoryboardCounts()
  const { all: count, complete, processing } = counts ?? { all: 0, complete: 0, processing: 0 }
  const draft = i18n.number(counts?.draft ?? 0)
  const said = (number: number) => (counts ? i18n.number(number) : isError ? UNKNOWN : undefined)
  return (
    <dl className="panel stats" aria-label={t`Your storyboards`} aria-hidden={!counts && !isError}>
      <Stat
        name={t`Total Storyboards`}
        value={said(count)}
        cells={{ count, tone: 'ink', filled: count }}
      />
      <Stat
        name={t`Completed`}
        value={said(complete)}
        cells={{ count, tone: 'success', filled: complete }}
      />
      <Stat
        name={t`In Progress`}
        value={said(processing)}
        note={counts?.draft ? t`Drafts: ${draft}` : ''}
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

type StatProps = { name: string; value: string | undefined; note?: string; cells: CellsProps }

function Stat({ name, value, note = '', cells }: StatProps) {
  return (
    <div>
      <dt>{value === undefined ? <NameSkeleton name={name} /> : name}</dt>
      <dd>
        {value ?? <Skeleton className="h-7 w-12" />}
        <small>{note}</small>
      </dd>
      <Cells {...cells} />
    </div>
  )
}

/** As long and as high as the name, so that nothing moves when it comes. */
function NameSkeleton({ name }: { name: string }) {
  return (
    <span className="skel">
      <span className="invisible">{name}</span>
    </span>
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

export function QuickLinks() {
  const storyboardCount = useStoryboardCounts().counts?.all
  const { data: media } = useQuery(api.media.count.queryOptions({ input: {} }))
  return (
    <section className="panel" aria-labelledby="quick-links">
      <div className="panel-head">
        <h2 id="quick-links">
          <Trans>Quick Links</Trans>
        </h2>
      </div>
      <div className="qlinks">
        <Link to="/dashboard/media">
          <Images />
          <Trans>My Media</Trans>
          <Count of={media && media.image + media.video + media.audio} />
          <ChevronRight />
        </Link>
        <Link to="/dashboard/storyboard">
          <ScenesGlyph />
          <Trans>All Storyboards</Trans>
          <Count of={storyboardCount} />
          <ChevronRight />
        </Link>
        <Link to="/dashboard/settings">
          <Settings />
          <Trans>Account Settings</Trans>
          <ChevronRight />
        </Link>
      </div>
    </section>
  )
}

/** Nothing while it is not known, and nothing for none. */
function Count({ of: count }: { of: number | undefined }) {
  const { i18n } = useLingui()
  return count ? <span className="mono">{i18n.number(count)}</span> : null
}
