import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { DeleteStoryboardDialog } from './delete-storyboard-dialog.tsx'
import { StoryboardCard } from './storyboard-card.tsx'
import { StoryboardSkeletons } from './storyboard-skeletons.tsx'
import type { StoryboardFilter } from './storyboard-toolbar.tsx'

/** The cards that match the filter, page by page. */
export function StoryboardList({ filter }: { filter: StoryboardFilter }) {
  const { t } = useLingui()
  const [deleted, setDeleted] = useState<StoryboardSummary | null>(null)
  const list = useStoryboards(useDeferredValue(filter))

  if (list.isPending) return <StoryboardSkeletons />
  if (list.isError) {
    return (
      <Alert
        tone="danger"
        urgent
        title={t`The storyboards could not be loaded`}
        actions={<Button size="sm" onClick={() => void list.refetch()}>{t`Try again`}</Button>}
      >
        {errorMessage(list.error)}
      </Alert>
    )
  }
  const items = list.data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <NothingFound filter={filter} />
  return (
    <>
      <div className="cards">
        {items.map((storyboard) => (
          <StoryboardCard
            key={storyboard.id}
            storyboard={storyboard}
            onDelete={() => setDeleted(storyboard)}
          />
        ))}
      </div>
      {list.hasNextPage && (
        <div className="mt-4">
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
      {deleted && <DeleteStoryboardDialog storyboard={deleted} onClose={() => setDeleted(null)} />}
    </>
  )
}

function useStoryboards({ search, status }: StoryboardFilter) {
  return useInfiniteQuery(
    api.storyboard.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search.trim() && { search: search.trim() }),
        ...(status !== 'all' && { status }),
        ...(cursor && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: (page) => page.nextCursor ?? undefined,
      placeholderData: keepPreviousData,
    }),
  )
}

function NothingFound({ filter }: { filter: StoryboardFilter }) {
  const { t } = useLingui()
  const isFiltered = filter.search.trim() !== '' || filter.status !== 'all'
  return (
    <div className="panel">
      {isFiltered ? (
        <EmptyState
          sketch={['16/9']}
          title={t`No matching storyboards`}
          text={t`Try adjusting your search or filter criteria`}
        />
      ) : (
        <EmptyState
          sketch={['9/16', '1/1', '16/9']}
          title={t`No storyboards yet`}
          text={t`A storyboard is a list of scenes: what is said, what is seen, how it moves.`}
          action={
            <ButtonLink variant="primary" to="/dashboard/create">
              {t`Create Storyboard`}
            </ButtonLink>
          }
        />
      )}
    </div>
  )
}
