import { oc } from '@orpc/contract'
import { z } from 'zod'
import { errors } from './error.ts'
import { SEARCH_MAX_CHARACTERS } from './limits.ts'
import { text } from './text.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** One operation: `route('GET /storyboards/{id}', 'Shows a storyboard with its scenes')`. */
export function route(methodAndPath: `${Method} /${string}`, summary: string) {
  const [method, path] = methodAndPath.split(' ') as [Method, `/${string}`]
  return oc.route({ method, path, summary }).errors(errors)
}

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
