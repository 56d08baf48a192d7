import { type SQL, sql } from 'drizzle-orm'
import type { directImages, scenes, storyboards } from '#database/schema/index.ts'

/**
 * One condition a word, on the column `search_text` that the database itself derives from the row's texts.
 * Words are folded by the same function as the texts, so case and accents do not count.
 */
export function containsWords(
  table: typeof directImages | typeof scenes | typeof storyboards,
  words: string[],
): SQL[] {
  return words.map((word) => {
    const literal = word.replaceAll(/[\\%_]/g, String.raw`\$&`)
    return sql`${table}.search_text like '%' || fold_for_search(${literal}) || '%'`
  })
}
