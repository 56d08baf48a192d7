import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credits, generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { checkLedger } from '../credit/index.ts'
import { listNotifications } from '../notifications.ts'
import { generateAll } from '../storyboard/index.ts'
import { cancelAll } from './index.ts'

test('all of one kind is stopped at once: only what was made is charged, other kinds go on, and it is told once', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes(3)
  const voices = { id: storyboard.id, kind: 'voice' } as const
  const image = await startTake(account, scene.id, 'image')
  const [made, ...others] = await generateAll(account, { ...voices, scenes: 'missing' })
  if (!made) throw new Error('Nothing was started.')
  await finishTake(account, made)

  const stopped = await cancelAll(account, voices)
  expect(new Map(stopped.map(({ id, state }) => [id, state]))).toEqual(
    new Map(others.map(({ id }) => [id, 'cancelled'])),
  )
  const [left] = await ctx.db.select().from(generations).where(eq(generations.id, image.id))
  expect(left?.state).toBe('queued')
  const [balance] = await ctx.db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, account.workspaceId))
  expect(balance?.held).toBe(image.price)
  expect(await checkLedger(ctx.db)).toEqual([])
  const { items } = await listNotifications(account)
  const ofBatches = items.filter(({ facts }) => facts.kind === 'batch-ended')
  expect(ofBatches.map(({ facts }) => facts)).toMatchObject([
    { succeeded: 1, failed: 0, stopped: 2, credits: 5 },
  ])

  expect(await cancelAll(account, voices)).toEqual([])
  const stranger = await openAccount(ctx)
  await expect(cancelAll(stranger, voices)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
