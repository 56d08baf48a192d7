import { tell } from '#contract/words/told.ts'
import { eq, sql } from 'drizzle-orm'
import type { StoryboardLook } from '#contract/cast.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { Transaction } from '#database/client.ts'
import { storyboards } from '#database/schema/index.ts'
import { announceStoryboard } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboard, type StoryboardRow } from '../generation/index.ts'
import { presentStoryboard } from './present-storyboard.ts'

type Change = Partial<
  Pick<
    StoryboardRow,
    | 'imageStyle'
    | 'voiceId'
    | 'visuals'
    | 'models'
    | 'spendingCap'
    | 'status'
    | keyof StoryboardLook
  >
>

/** Changes a storyboard's own row under its lock; `decide` sees it first and may refuse by throwing. */
export async function changeStoryboard(
  ctx: WorkspaceContext,
  id: string,
  decide: (storyboard: StoryboardRow, tx: Transaction) => Change | Promise<Change>,
): Promise<Storyboard> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id)
    const change = await decide(storyboard, tx)
    const [changed] = await tx
      .update(storyboards)
      .set({ ...change, updatedAt: sql`now()` })
      .where(eq(storyboards.id, id))
      .returning()
    if (!changed) throw new DomainError('NOT_FOUND', tell('storyboard-not-found'))
    await announceStoryboard(tx, changed)
    return await presentStoryboard(tx, changed)
  })
}
