import { and, eq, sql } from 'drizzle-orm'
import type { Told } from '#contract/words/told.ts'
import { rewrites } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { keptFailure } from '../generation/index.ts'
import type { RewriteRow } from './present-rewrite.ts'

export type RewriteEnding =
  | { state: 'ready'; suggestions: string[] }
  | { state: 'failed'; failure: Told }

/** What is still to be suggested. */
export async function findAskedRewrite(ctx: Context, id: string): Promise<RewriteRow | undefined> {
  return await ctx.db.query.rewrites.findFirst({ where: isAsked(id) })
}

/** Ends the asking. Of two workers that did it the first counts. */
export async function endRewrite(ctx: Context, id: string, ending: RewriteEnding): Promise<void> {
  const end =
    ending.state === 'ready' ? ending : { ...ending, failure: keptFailure(ending.failure) }
  await ctx.db.update(rewrites).set(end).where(isAsked(id))
}

/** Suggestions that nobody took within a day are nobody's business any more. */
export async function forgetRewrites({ db }: Pick<Context, 'db'>): Promise<void> {
  await db.delete(rewrites).where(sql`${rewrites.createdAt} < now() - interval '1 day'`)
}

function isAsked(id: string) {
  return and(eq(rewrites.id, id), eq(rewrites.state, 'asked'))
}
