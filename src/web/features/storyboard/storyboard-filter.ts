import type { StoryboardStatus } from '#contract/storyboard.ts'
import { type ListFilter, useListFilter } from '#web/features/list/use-list-filter.ts'

export type StoryboardFilter = ListFilter<StoryboardStatus>

const STATUSES = ['draft', 'processing', 'complete'] as const satisfies StoryboardStatus[]

export function useStoryboardFilter() {
  return useListFilter('status', STATUSES)
}
