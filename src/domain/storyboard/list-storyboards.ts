import { and, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import type { StoryboardStatus, StoryboardSummary } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentSummaries } from './present-storyboard.ts'

type ListInput = {
  search?: string | undefined
  status?: StoryboardStatus | undefined
  cursor?: string | undefined
  limit: number
}

/** The account's storyboards, the newest change first, a page at a time. */
export async function listStoryboards(
  ctx: AccountContext,
  input: ListInput,
): Promise<{ items: StoryboardSummary[]; nextCursor: string | null }> {
  const rows = await ctx.db
    .select()
    .from(storyboards)
    .where(and(eq(storyboards.userId, ctx.userId), ...filters(input)))
    .orderBy(desc(storyboards.updatedAt), desc(storyboards.id))
    .limit(input.limit + 1)
  const page = rows.slice(0, input.limit)
  const last = page.at(-1)
  const isMore = rows.length > input.limit
  return {
    items: await presentSummaries(ctx.db, page),
    nextCursor: isMore && last ? `${last.updatedAt.toISOString()}_${last.id}` : null,
  }
}

function filters({ search, status, cursor }: ListInput): SQL[] {
  const all: SQL[] = []
  if (search) {
    const pattern = `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
    all.push(ilike(storyboards.title, pattern))
  }
  if (status) all.push(eq(storyboards.status, status))
  if (cursor) all.push(afterCursor(cursor))
  return all
}

function afterCursor(cursor: string): SQL {
  const [updatedAt = '', id = ''] = cursor.split('_')
  if (Number.isNaN(Date.parse(updatedAt)) || !/^[0-9a-f-]{36}$/.test(id)) {
    throw new DomainError('INVALID_INPUT', /*i18n*/ 'The list has changed; load it again.')
  }
  return sql`(${storyboards.updatedAt}, ${storyboards.id}) < (${updatedAt}::timestamptz, ${id}::uuid)`
}
