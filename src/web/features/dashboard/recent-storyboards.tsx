import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { Link } from 'react-router'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { LoadFailure } from '#web/features/list/paged-list.tsx'
import { ratioText, StatusBadge } from '#web/features/storyboard/storyboard-badges.tsx'
import { StoryboardFacts, StoryboardFrames } from '#web/features/storyboard/storyboard-card.tsx'
import { api, readAgain } from '#web/lib/api.ts'
import { localDate } from '#web/lib/dates.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/progress.tsx'

const SHOWN = 3

export function RecentStoryboards() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data, error, isFetching } = useQuery(
    api.storyboard.list.queryOptions({ input: { limit: SHOWN } }),
  )
  const recent = data?.items
  return (
    <section className="panel recent" aria-labelledby="recent" aria-busy={!recent && !error}>
      <div className="panel-head">
        <h2 id="recent">
          <Trans>Recent Storyboards</Trans>
        </h2>
        <Link className="link text-sm" to="/dashboard/storyboard">
          <Trans>View All Storyboards</Trans>
        </Link>
      </div>
      {error && !recent ? (
        <div className="panel-body">
          <LoadFailure
            title={t`The storyboards could not be loaded`}
            error={error}
            isTrying={isFetching}
            // The numbers above the list failed with it.
            onTryAgain={() => void readAgain(queryClient, api.storyboard.key())}
          />
        </div>
      ) : (
        <Recent storyboards={recent} />
      )}
    </section>
  )
}

function Recent({ storyboards }: { storyboards: StoryboardSummary[] | undefined }) {
  return storyboards?.length === 0 ? <NoStoryboards /> : <RecentTable storyboards={storyboards} />
}

function NoStoryboards() {
  const { t } = useLingui()
  return (
    <EmptyState
      heading="h3"
      sketch={['9/16', '1/1', '16/9']}
      title={t`You haven't created any storyboards yet`}
      text={t`A storyboard is a list of scenes: what is said, what is seen, how it moves. Write one line and get the first version in seconds.`}
      action={
        <ButtonLink
          needs="edit"
          to="/dashboard/create"
        >{t`Create Your First Storyboard`}</ButtonLink>
      }
    />
  )
}

function RecentTable({ storyboards }: { storyboards: StoryboardSummary[] | undefined }) {
  const { t } = useLingui()
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{t`Name`}</th>
          <th scope="col">{t`Status`}</th>
          <th scope="col">{t`Created`}</th>
          <th scope="col" className="act">{t`Action`}</th>
        </tr>
      </thead>
      <tbody>
        {storyboards ? (
          storyboards.map((storyboard) => <RecentRow key={storyboard.id} storyboard={storyboard} />)
        ) : (
          <RecentSkeletons rows={SHOWN} />
        )}
      </tbody>
    </table>
  )
}

function RecentRow({ storyboard }: { storyboard: StoryboardSummary }) {
  const { id, title, language, status, createdAt, aspectRatio } = storyboard
  const editor = `/dashboard/editor/${id}`
  return (
    <tr>
      <td className="nm">
        <div className="name">
          <div className="strip" aria-hidden="true">
            <StoryboardFrames storyboard={storyboard} />
          </div>
          <div className="min-w-0">
            <Link to={editor} className="block truncate" title={title} lang={language}>
              <bdi>{title}</bdi>
            </Link>
            <span className="text-xs text-subtle">
              <StoryboardFacts storyboard={storyboard} />, {ratioText(aspectRatio)}
            </span>
          </div>
        </div>
      </td>
      <td>
        <StatusBadge status={status} />
      </td>
      <td className="whitespace-nowrap text-muted">{localDate(createdAt)}</td>
      <td className="act">
        <ButtonLink to={editor} size="sm" icon={Pencil}>
          <Trans>Edit</Trans>
          <span className="sr-only">{title}</span>
        </ButtonLink>
      </td>
    </tr>
  )
}

function RecentSkeletons({ rows }: { rows: number }) {
  return Array.from({ length: rows }, (_, index) => (
    <tr key={index} aria-hidden="true">
      <td className="nm">
        <div className="name">
          <Skeleton className="skelstrip" />
          <div className="grid w-64 max-w-full gap-3 py-1.75">
            <Skeleton className="w-4/5" />
            <Skeleton className="min-h-2 w-2/5" />
          </div>
        </div>
      </td>
      <td>
        <Skeleton className="h-5.5 w-22" />
      </td>
      <td>
        <Skeleton className="w-20" />
      </td>
      <td className="act">
        <Skeleton className="ml-auto h-(--control-h-sm) w-16" />
      </td>
    </tr>
  ))
}
