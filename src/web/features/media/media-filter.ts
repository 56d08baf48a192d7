import { useSearchParams } from 'react-router'
import { MEDIA_SORTS, type MediaSort, type MediaType } from '#contract/media.ts'
import type { ListFilter } from '#web/features/list/use-list-filter.ts'

export type MediaFilter = ListFilter<MediaType> & {
  sort: MediaSort
  /** Empty: whatever their tags. */
  tag: string
}

const TYPES = ['image', 'video', 'audio'] as const satisfies MediaType[]

/** Kept in the address, as every list's filter is. */
export function useMediaFilter() {
  const [params, setParams] = useSearchParams()
  const filter: MediaFilter = {
    search: params.get('search')?.trim() ?? '',
    choice: TYPES.find((type) => type === params.get('type')) ?? 'all',
    sort: MEDIA_SORTS.find((sort) => sort === params.get('sort')) ?? 'newest',
    tag: params.get('tag') ?? '',
  }
  function setFilter({ search, choice, sort, tag }: MediaFilter) {
    setParams(
      {
        ...(search && { search }),
        ...(choice !== 'all' && { type: choice }),
        ...(sort !== 'newest' && { sort }),
        ...(tag && { tag }),
      },
      { replace: search !== filter.search && filter.search !== '', preventScrollReset: true },
    )
  }
  return [filter, setFilter] as const
}
