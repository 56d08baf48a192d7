import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { MediaSort } from '#contract/media.ts'
import { DomainError } from '../domain-error.ts'

/** Of a title, as far as it is shown. */
const COMPARED_CHARACTERS = 50

type Order = {
  /** What rows are ordered by first; their ids decide between equals. */
  key: SQL
  /** The key as a cursor carries it, and the way back. */
  asText: SQL
  parse: (key: string) => SQL | null
  direction: 'asc' | 'desc'
}

const moment = z.iso.datetime({ precision: 3 })
const MADE_AT = {
  key: sql`media.created_at`,
  asText: sql`to_char(media.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  parse: (key: string) => (moment.safeParse(key).success ? sql`${key}::timestamptz` : null),
}
const TITLE = sql`lower(left(media.title, ${sql.raw(String(COMPARED_CHARACTERS))}))`

const ORDERS: Record<MediaSort, Order> = {
  newest: { ...MADE_AT, direction: 'desc' },
  oldest: { ...MADE_AT, direction: 'asc' },
  title: { key: TITLE, asText: TITLE, parse: (key) => sql`${key}`, direction: 'asc' },
  size: {
    key: sql`media.size_bytes`,
    asText: sql`media.size_bytes::text`,
    parse: (key) => (/^\d{1,15}$/.test(key) ? sql`${key}::bigint` : null),
    direction: 'desc',
  },
}

const UUID_CHARACTERS = 36

/** How a page of `accountMedia` is ordered, and where the next one begins: a cursor is an id and a key. */
export function mediaOrder(sort: MediaSort) {
  const { key, asText, parse, direction } = ORDERS[sort]
  const way = sql.raw(direction)
  return {
    by: sql`${key} ${way}, media.id ${way}`,
    place: sql`media.id::text || ${asText}`,
    /** True for the rows after the cursor. @throws DomainError INVALID_INPUT */
    after(cursor: string): SQL {
      const id = cursor.slice(0, UUID_CHARACTERS)
      const value = parse(cursor.slice(UUID_CHARACTERS))
      if (!value || !z.guid().safeParse(id).success) {
        throw new DomainError('INVALID_INPUT', tell('list-has-changed'))
      }
      const sign = sql.raw(direction === 'desc' ? '<' : '>')
      return sql`(${key}, media.id) ${sign} (${value}, ${id}::uuid)`
    },
  }
}
