import type { MediaType } from '#contract/media.ts'

export type MediaFilter = { search: string; type: MediaType | 'all' }

/** The filter as the operations take it. */
export function filterInput({ search, type }: MediaFilter) {
  const words = search.trim()
  return { ...(words && { search: words }), ...(type !== 'all' && { type }) }
}
