import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { StoryboardStatus } from '#contract/storyboard.ts'
import { type ListFilter, useListFilter } from '#web/features/list/list-filter.tsx'
import { pageByPage } from '#web/features/list/paged-list.tsx'
import { api } from '#web/lib/api.ts'

/** The storyboards that the filter lets through, page by page. */
export function useStoryboards({ search, choice }: StoryboardFilter) {
  return useInfiniteQuery(
    api.storyboard.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search && { search }),
        ...(choice !== 'all' && { status: choice }),
        ...(cursor && { cursor }),
      }),
      ...pageByPage,
    }),
  )
}

/** How many storyboards there are, of each status and in all; with a search, among those it finds. */
export function useStoryboardCounts(search = '') {
  const input = search ? { search } : {}
  const { data, isError } = useQuery(api.storyboard.count.queryOptions({ input }))
  const counts = data && { ...data, all: data.draft + data.processing + data.complete }
  return { counts, isError }
}

export type StoryboardFilter = ListFilter<StoryboardStatus>

const STATUSES = ['draft', 'processing', 'complete'] as const satisfies StoryboardStatus[]

export function useStoryboardFilter() {
  return useListFilter('status', STATUSES)
}
