import { sql } from 'drizzle-orm'
import type { MediaType } from '#contract/media.ts'
import type { WorkspaceContext } from '../context.ts'
import { accountMedia } from './account-media.ts'
import { type MediaFilter, mediaFilters } from './media-filters.ts'

/** How many media of each type the account has, among those that the filter lets through. */
export async function countMedia(
  ctx: WorkspaceContext,
  input: Omit<MediaFilter, 'type'>,
): Promise<Record<MediaType, number>> {
  const { rows } = await ctx.db.execute<{ type: MediaType; amount: number }>(sql`
    select split_part(content_type, '/', 1) as type, count(*)::int as amount
    from ${accountMedia(ctx.workspaceId, input.search)}
    where ${sql.join(mediaFilters(input), sql` and `)} group by 1`)
  const counts = Object.fromEntries(rows.map(({ type, amount }) => [type, amount]))
  return { image: 0, video: 0, audio: 0, ...counts }
}
