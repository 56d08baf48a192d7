import { useInfiniteQuery } from '@tanstack/react-query'
import { pageByPage } from '#web/features/list/page-by-page.ts'
import { api } from '#web/lib/api.ts'
import type { MediaFilter } from './media-filter.ts'

/** The media that the filter lets through, page by page. */
export function useMedia({ search, choice }: MediaFilter) {
  return useInfiniteQuery(
    api.media.list.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(search && { search }),
        ...(choice !== 'all' && { type: choice }),
        ...(cursor && { cursor }),
      }),
      ...pageByPage,
    }),
  )
}
