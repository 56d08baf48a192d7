import { type SQL, sql } from 'drizzle-orm'
import type { MediaType } from '#contract/media.ts'
import { containsWords } from '../contains-words.ts'

type MediaFilter = { search?: string | undefined; type?: MediaType | undefined }

/** Conditions on `accountMedia`: the title contains every word, the type is this one. */
export function mediaFilters({ search = '', type }: MediaFilter): SQL[] {
  const all = [sql`true`, ...containsWords(sql`fold_for_search(media.title)`, search)]
  if (type) all.push(sql`media.content_type like ${`${type}/%`}`)
  return all
}
