import { z } from 'zod'
import { SEARCH_MAX_CHARACTERS } from './limits.ts'
import { text } from './text.ts'

/** Words to look for in a long list. */
export const Search = z.object({ search: text().max(SEARCH_MAX_CHARACTERS).optional() })

/** A long list is read a page at a time; each page says where the next one begins. */
export const PageRequest = z.object({
  cursor: text().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(24),
})

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable() })
}
