import { useQuery } from '@tanstack/react-query'
import { api } from '#web/lib/api.ts'

/** How many storyboards there are, of each status and in all; with a search, among those it finds. */
export function useStoryboardCounts(search = '') {
  const input = search ? { search } : {}
  const { data, isError } = useQuery(api.storyboard.count.queryOptions({ input }))
  const counts = data && { ...data, all: data.draft + data.processing + data.complete }
  return { counts, isError }
}
