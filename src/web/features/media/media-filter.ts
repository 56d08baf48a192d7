import type { MediaType } from '#contract/media.ts'
import { type ListFilter, useListFilter } from '#web/features/list/use-list-filter.ts'

export type MediaFilter = ListFilter<MediaType>

const TYPES = ['image', 'video', 'audio'] as const satisfies MediaType[]

export function useMediaFilter() {
  return useListFilter('type', TYPES)
}
