import { useQuery } from '@tanstack/react-query'
import type { StoryboardSummary } from '#contract/storyboard.ts'
import { api } from '#web/lib/api.ts'

const LIMIT = 100

/** How many storyboards there are of each kind, and the newest. Beyond 100 the numbers say "100+". */
export function useOverview() {
  const { data } = useQuery(api.storyboard.list.queryOptions({ input: { limit: LIMIT } }))
  if (!data) return undefined
  const suffix = data.nextCursor ? '+' : ''
  const countOf = (belongs: (item: StoryboardSummary) => boolean) =>
    data.items.filter(belongs).length
  return {
    items: data.items,
    total: `${data.items.length}${suffix}`,
    complete: countOf(({ status }) => status === 'complete'),
    processing: countOf(({ status }) => status === 'processing'),
    draft: countOf(({ status }) => status === 'draft'),
    suffix,
  }
}
