import { and, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import {
  type Storyboard,
  type StoryboardStatus,
  type StoryboardSummary,
  type WritingStoryboard,
} from '#contract/storyboard.ts'
import { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { tell } from '#contract/words/told.ts'
import { generations, storyboards } from '#database/schema/index.ts'
import { containsWords, searchText } from '../contains-words.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentGeneration, type StoryboardRow } from '../generation/index.ts'
import { afterCursor, cutPage, type Page, type PageRequest } from '../page.ts'
import { presentStoryboard, presentSummaries } from './present.ts'

/** @throws DomainError NOT_FOUND */
export async function getStoryboard(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Storyboard> {
  return await presentStoryboard(ctx.db, await findStoryboard(ctx, input.id))
}

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findStoryboard(ctx: WorkspaceContext, id: string): Promise<StoryboardRow> {
  const [row] = await ctx.db
    .select()
    .from(storyboards)
    .where(and(eq(storyboards.id, id), eq(storyboards.workspaceId, ctx.workspaceId)))
  if (!row) throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
  return row
}

/** The account's storyboards, the newest change first, a page at a time. */
export async function listStoryboards(
  ctx: WorkspaceContext,
  input: PageRequest & StoryboardFilter,
): Promise<Page<StoryboardSummary>> {
  const { updatedAt, id } = storyboards
  const conditions = storyboardFilters(ctx.workspaceId, input)
  if (input.cursor) conditions.push(afterCursor(input.cursor, updatedAt, id))
  const rows = await ctx.db
    .select()
    .from(storyboards)
    .where(and(...conditions))
    .orderBy(desc(updatedAt), desc(id))
    .limit(input.limit + 1)
  const page = cutPage(rows, input.limit, (row) => ({ at: row.updatedAt, id: row.id }))
  return { items: await presentSummaries(ctx.db, page.rows), nextCursor: page.nextCursor }
}

/** How many storyboards of each status the account has, among those that contain the words. */
export async function countStoryboards(
  ctx: WorkspaceContext,
  input: { search?: string | undefined },
): Promise<Record<StoryboardStatus, number>> {
  const rows = await ctx.db
    .select({ status: storyboards.status, amount: count() })
    .from(storyboards)
    .where(and(...storyboardFilters(ctx.workspaceId, input)))
    .groupBy(storyboards.status)
  const counts = Object.fromEntries(rows.map(({ status, amount }) => [status, amount]))
  return { draft: 0, processing: 0, complete: 0, ...counts }
}

type StoryboardFilter = {
  search?: string | undefined
  status?: StoryboardStatus | undefined
}

/** Storyboards of the account whose title and description contain every word, in this status. */
function storyboardFilters(workspaceId: string, { search = '', status }: StoryboardFilter): SQL[] {
  const all = [
    eq(storyboards.workspaceId, workspaceId),
    ...containsWords(searchText(storyboards), search),
  ]
  if (status) all.push(eq(storyboards.status, status))
  return all
}

/** The account's storyboard that is being written from an idea, the newest if there are several; null when none is. */
export async function findWriting(
  ctx: WorkspaceContext,
): Promise<{ writing: WritingStoryboard | null }> {
  const [row] = await ctx.db
    .select()
    .from(generations)
    .where(
      and(
        eq(generations.workspaceId, ctx.workspaceId),
        eq(generations.kind, 'storyboard'),
        inArray(generations.state, UNFINISHED_STATES),
        sql`not (${generations.request} ? 'translation')`,
      ),
    )
    .orderBy(desc(generations.createdAt))
    .limit(1)
  if (!row) return { writing: null }
  return {
    writing: { generation: presentGeneration(row), idea: StoryboardIdea.parse(row.request) },
  }
}
