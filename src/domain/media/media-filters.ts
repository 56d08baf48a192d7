import { type SQL, sql } from 'drizzle-orm'
import type { MediaType } from '#contract/media.ts'

type MediaFilter = { search?: string | undefined; type?: MediaType | undefined }

/** Conditions on `accountMedia`: the title contains the words, in whatever case; the type is this one. */
export function mediaFilters({ search, type }: MediaFilter): SQL[] {
  const all = [sql`true`]
  if (search) all.push(sql`media.title ilike ${`%${likeLiteral(search)}%`}`)
  if (type) all.push(sql`media.content_type like ${`${type}/%`}`)
  return all
}

/** The text as a LIKE pattern that matches nothing but itself. */
function likeLiteral(text: string): string {
  return text.replaceAll(/[\\%_]/g, String.raw`\$&`)
}
