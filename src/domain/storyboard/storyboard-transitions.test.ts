import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { STORYBOARD_STATUSES } from '#contract/storyboard.ts'
import { storyboards } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { startTake, finishTake } from '#testing/make-take.ts'
import type { AccountContext } from '../context.ts'
import {
  STORYBOARD_ACTIONS,
  type StoryboardAction,
  storyboardAfter,
} from '../storyboard-transitions.ts'
import { completeStoryboard, confirmStoryboard, reopenStoryboard } from './index.ts'

const ALLOWED: Record<string, string> = {
  'confirm draft': 'processing',
  'produce draft': 'processing',
  'complete processing': 'complete',
  'reopen complete': 'processing',
}

const VERBS: Record<
  Exclude<StoryboardAction, 'produce'>,
  (account: AccountContext, id: string) => Promise<unknown>
> = {
  confirm: (account, id) => confirmStoryboard(account, { id }),
  complete: (account, id) => completeStoryboard(account, { id, acceptMissing: true }),
  reopen: (account, id) => reopenStoryboard(account, { id }),
}

for (const action of STORYBOARD_ACTIONS) {
  for (const status of STORYBOARD_STATUSES) {
    const after = ALLOWED[`${action} ${status}`] ?? null
    test(`${action} leads a ${status} storyboard to ${after ?? 'nothing else'}`, () => {
      expect(storyboardAfter(action, status)).toBe(after)
    })
  }
}

test('every verb does in every status what the table says, and refuses the rest', async () => {
  const { ctx, account, storyboard } = await accountWithScenes()
  const { id } = storyboard
  for (const [action, verb] of Object.entries(VERBS)) {
    for (const status of STORYBOARD_STATUSES) {
      await ctx.db.update(storyboards).set({ status }).where(eq(storyboards.id, id))
      const after = ALLOWED[`${action} ${status}`]
      if (after) expect(await verb(account, id)).toMatchObject({ status: after })
      else await expect(verb(account, id)).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
      const [now] = await ctx.db.select().from(storyboards).where(eq(storyboards.id, id))
      expect(now?.status).toBe(after ?? status)
    }
  }
})

test('an asset that arrives after completion leaves the storyboard complete', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  const started = await startTake(account, scene.id, 'image')
  await ctx.db
    .update(storyboards)
    .set({ status: 'complete' })
    .where(eq(storyboards.id, storyboard.id))
  expect(await finishTake(account, started)).toBe(true)
  const [now] = await ctx.db.select().from(storyboards).where(eq(storyboards.id, storyboard.id))
  expect(now?.status).toBe('complete')
})
