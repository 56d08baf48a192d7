import { type SQL, sql } from 'drizzle-orm'
import type { directImages, scenes, storyboards } from '#database/schema/index.ts'

/** What LIKE would take for more than itself. Looked for after folding, which makes such signs of wide ones. */
const SPECIAL = String.raw`([\\%_])`
const ESCAPED = String.raw`\\\1`

/**
 * One condition a word, on the column `search_text` that the database itself derives from the row's texts.
 * Words are folded by the same function as the texts, so case and accents do not count; nor does their order.
 */
export function containsWords(
  table: typeof directImages | typeof scenes | typeof storyboards,
  query: string,
): SQL[] {
  const words = query.split(/\s+/).filter(Boolean)
  return words.map(
    (word) =>
      sql`${table}.search_text like
        '%' || regexp_replace(fold_for_search(${word}), ${SPECIAL}::text, ${ESCAPED}::text, 'g') || '%'`,
  )
}
