import { useInfiniteQuery } from '@tanstack/react-query'
import { pageByPage } from '#web/features/list/page-by-page.ts'
import { api } from '#web/lib/api.ts'
import type { StoryboardFilter } from './storyboard-filter.ts'

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
