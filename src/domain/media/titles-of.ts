import { sql } from 'drizzle-orm'
import type { WorkspaceContext } from '../context.ts'
import { accountMedia } from './account-media.ts'

/** What items of the library are called, by id; of takes that share a file, the first one's. */
export async function titlesOf(
  { db, workspaceId }: WorkspaceContext,
  ids: string[],
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select media.id, media.title from ${accountMedia(workspaceId)}
    where media.id = any(${sql.param(ids)}::uuid[])`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
