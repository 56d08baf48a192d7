import { useQuery } from '@tanstack/react-query'
import type { PendingMedia } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import type { MediaFilter } from './media-filter.ts'

/** What has no file and the filter lets through: that whose title or prompt contains every word. */
export function usePendingMedia({ search, choice, tag }: MediaFilter): PendingMedia[] {
  const { data = [] } = useQuery(api.media.pending.queryOptions())
  if (tag !== '') return []
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return data.filter(({ type, title, prompt }) => {
    if (choice !== 'all' && choice !== type) return false
    const text = `${title} ${prompt}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
