import { Trans, useLingui } from '@lingui/react/macro'
import {
  type InfiniteData,
  keepPreviousData,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'

type List<Item> = UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>

type PagedListProps<Item> = {
  list: List<Item>
  /** Stands in the place of the first page while it is loaded. */
  skeletons: ReactNode
  failureTitle: string
  /** What is said of a list without items. */
  empty: ReactNode
  children: (items: Item[]) => ReactNode
}

/** A long list in each of its states: loading, failed, empty, and with more to show. */
export function PagedList<Item>(props: PagedListProps<Item>) {
  const { list, skeletons, failureTitle, empty, children } = props
  if (list.isPending) return skeletons
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  const failure = list.isError && <Failure list={list} title={failureTitle} />
  if (items.length === 0) return failure || <div className="panel">{empty}</div>
  return (
    <div className="grid gap-4" aria-busy={list.isPlaceholderData}>
      {children(items)}
      {failure || (list.hasNextPage && <ShowMore list={list} />)}
    </div>
  )
}

function ShowMore<Item>({ list }: { list: List<Item> }) {
  return (
    <div>
      <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
        <Trans>Show more</Trans>
      </Button>
    </div>
  )
}

/** What has been read stays on screen; trying again goes on where it failed. */
function Failure<Item>({ list, title }: { list: List<Item>; title: string }) {
  const tryAgain = () => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())
  return (
    <LoadFailure
      title={title}
      error={list.error}
      isTrying={list.isFetching}
      onTryAgain={tryAgain}
    />
  )
}

/** The list has items, but none that the search and the filter let through. */
export function NothingMatches({ title }: { title: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      sketch={['16/9']}
      title={title}
      text={t`Try adjusting your search or filter criteria`}
    />
  )
}

type Page = { nextCursor: string | null }

/** How every long list is read: each page says where the next begins; what is shown stays until others come. */
export const pageByPage = {
  initialPageParam: undefined,
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
  placeholderData: keepPreviousData,
} as const

type LoadFailureProps = {
  title: string
  error: unknown
  isTrying: boolean
  onTryAgain: () => void
}

/** Stands in the place of what could not be loaded. */
export function LoadFailure({ title, error, isTrying, onTryAgain }: LoadFailureProps) {
  const { t } = useLingui()
  return (
    <Alert
      tone="danger"
      urgent
      title={title}
      actions={<Button size="sm" busy={isTrying} onClick={onTryAgain}>{t`Try again`}</Button>}
    >
      {errorMessage(error)}
    </Alert>
  )
}
