import { type SQL, sql } from 'drizzle-orm'
import type { directImages, scenes, storyboards } from '#database/schema/index.ts'

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
