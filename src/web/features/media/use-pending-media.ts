import { useQuery } from '@tanstack/react-query'
import type { PendingMedia } from '#contract/media.ts'
import { api } from '#web/lib/api.ts'
import type { MediaFilter } from './media-filter.ts'

/** The pictures without a file that the filter lets through: those whose title or prompt contains every word. */
export function usePendingMedia({ search, choice, tag }: MediaFilter): PendingMedia[] {
  const { data = [] } = useQuery(api.media.pending.queryOptions())
  if (tag !== '' || (choice !== 'all' && choice !== 'image')) return []
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return data.filter(({ title, prompt }) => {
    const text = `${title} ${prompt}`.toLowerCase()
    return words.every((word) => text.includes(word))
  })
}
