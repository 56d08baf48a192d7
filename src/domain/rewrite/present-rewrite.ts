import { tell } from '#contract/words/told.ts'
import type { Rewrite } from '#contract/rewrite.ts'
import type { rewrites } from '#database/schema/index.ts'

export type RewriteRow = typeof rewrites.$inferSelect

/** Longer than two calls of the slowest model take; after this its worker died. */
const LOST_AFTER_MS = 13 * 60_000

/** What leaves the server. What was lost on the way says so. */
export function presentRewrite({
  id,
  state,
  suggestions,
  failure,
  createdAt,
}: RewriteRow): Rewrite {
  const isLost = state === 'asked' && Date.now() - createdAt.getTime() > LOST_AFTER_MS
  if (isLost) return { id, state: 'failed', suggestions: [], failure: tell('rewrite-failed') }
  return { id, state, suggestions, failure }
}
