import { type SQL, sql } from 'drizzle-orm'
import type { MediaType } from '#contract/media.ts'
import { containsWords } from '../contains-words.ts'

export type MediaFilter = {
  search?: string | undefined
  type?: MediaType | undefined
  tag?: string | undefined
}

/** Conditions on `accountMedia`: the title contains every word, the type is this one, the tag is among its own. */
export function mediaFilters({ search = '', type, tag }: MediaFilter): SQL[] {
  const all = [sql`true`, ...containsWords(sql`fold_for_search(media.title)`, search)]
  if (type) all.push(sql`media.content_type like ${`${type}/%`}`)
  if (tag) all.push(sql`${tag} = any(media.tags)`)
  return all
}
