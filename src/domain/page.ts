import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { z } from 'zod'
import { tell } from '#contract/words/told.ts'
import type { directImages, scenes, storyboards } from '#database/schema/index.ts'
import { DomainError } from './domain-error.ts'

const Moment = z.iso.datetime({ precision: 3 })
const Id = z.guid()

/** A list that falls by a moment, and by the id where moments are equal, read a page at a time. */
export type PageRequest = { cursor?: string | undefined; limit: number }
export type Page<Item> = { items: Item[]; nextCursor: string | null }

/** Where a row stands in such a list. */
type Place = { at: Date; id: string }

/**
 * True for the rows after the cursor. A comparison of the index's own columns, so a page deep in the list
 * costs what the first one does. @throws DomainError INVALID_INPUT
 */
export function afterCursor(cursor: string, moment: SQLWrapper, rowId: SQLWrapper): SQL {
  const { at, id } = placeIn(cursor)
  if (!Id.safeParse(id).success) throw listHasChanged()
  return sql`(${moment}, ${rowId}) < (${at}::timestamptz, ${id}::uuid)`
}

/** The same for accounts, whose ids are texts. @throws DomainError INVALID_INPUT */
export function afterAccount(cursor: string, moment: SQLWrapper, rowId: SQLWrapper): SQL {
  const { at, id } = placeIn(cursor)
  return sql`(${moment}, ${rowId}) < (${at}::timestamptz, ${id})`
}

function placeIn(cursor: string): { at: string; id: string } {
  const [at = '', id = ''] = cursor.split('_')
  if (!Moment.safeParse(at).success) throw listHasChanged()
  return { at, id }
}

function listHasChanged(): DomainError {
  return new DomainError('INVALID_INPUT', tell('list-has-changed'))
}

/** @param rows one more than the page holds when there is another page. */
export function cutPage<Row>(
  rows: Row[],
  limit: number,
  placeOf: (row: Row) => Place,
): { rows: Row[]; nextCursor: string | null } {
  const last = rows[limit - 1]
  if (rows.length <= limit || !last) return { rows, nextCursor: null }
  const { at, id } = placeOf(last)
  return { rows: rows.slice(0, limit), nextCursor: `${at.toISOString()}_${id}` }
}

/** What LIKE would take for more than itself. Looked for after folding, which makes such signs of wide ones. */
const SPECIAL = String.raw`([\\%_])`
const ESCAPED = String.raw`\\\1`

/**
 * One condition a word: the text holds it, as it is compared by every search. Case and accents do not count, nor
 * does the order of the words.
 * @param folded a text as `fold_for_search` leaves it; the words are folded by the same function.
 */
export function containsWords(folded: SQL, query: string): SQL[] {
  const words = query.split(/\s+/).filter(Boolean)
  return words.map(
    (word) =>
      sql`${folded} like
        '%' || regexp_replace(fold_for_search(${word}), ${SPECIAL}::text, ${ESCAPED}::text, 'g') || '%'`,
  )
}

/** What the database itself derives from a row's texts, and keeps folded. */
export function searchText(table: typeof directImages | typeof scenes | typeof storyboards): SQL {
  return sql`${table}.search_text`
}
