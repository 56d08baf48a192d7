import { useInfiniteQuery } from '@tanstack/react-query'
import { pageByPage } from '#web/features/list/page-by-page.ts'
import { api } from '#web/lib/api.ts'
import type { MediaFilter } from './media-filter.ts'

const PAGE_SIZE = 60

/** The media that the filter lets through, page by page. */
export function useMedia({ search, choice, sort, tag }: MediaFilter) {
  return useInfiniteQuery(
    api.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search && { search }),
        ...(choice !== 'all' && { type: choice }),
        ...(tag && { tag }),
        ...(cursor && { cursor }),
        sort,
        limit: PAGE_SIZE,
      }),
      ...pageByPage,
    }),
  )
}
