import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { holds, user } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { getAccount } from '../account/index.ts'
import { cancelGeneration, claimGeneration, failGeneration } from '../generation/index.ts'
import {
  createStoryboard,
  generateAll,
  getStoryboard,
  updateStoryboard,
} from '../storyboard/index.ts'
import { capSpending, checkLedger } from './index.ts'

const OVER_MONTH =
  'This costs 12 of your credits, but your monthly spending cap (20) leaves 10. You can change the cap in Account Settings.'
const OVER_STORYBOARD =
  'This costs 36 of your credits, but the spending cap of this storyboard (40) leaves 30. You can change the cap at the top of the editor.'

/** An account that has spent the 10 credits of one storyboard. */
async function spender(sceneCount = 1) {
  const found = await accountWithScenes(sceneCount)
  const { account, storyboard } = found
  return {
    ...found,
    create: () => createStoryboard(account, { id: randomUUID(), ...AN_IDEA }),
    spending: async () => (await getAccount(account)).spending,
    spendingOfStoryboard: async () => (await getStoryboard(account, storyboard)).spending,
  }
}

function refusals(outcomes: PromiseSettledResult<unknown>[]) {
  return outcomes.filter((outcome) => outcome.status === 'rejected').map(({ reason }) => reason)
}

test('50 simultaneous starts never exceed the cap of the month', async () => {
  const { ctx, account, create, spending } = await spender()
  await capSpending(account, { cap: 85 })
  const outcomes = await Promise.allSettled(Array.from({ length: 50 }, create))
  const refused = refusals(outcomes)
  expect(outcomes.length - refused.length).toBe(7)
  for (const reason of refused) {
    expect(reason).toMatchObject({
      code: 'SPENDING_CAP',
      data: { cap: 'month', needed: 10, left: 5 },
    })
  }
  expect(await spending()).toEqual({ cap: 85, spent: 80 })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('50 simultaneous starts never exceed the cap of a storyboard', async () => {
  const { ctx, account, storyboard, spendingOfStoryboard } = await spender(50)
  await updateStoryboard(account, { id: storyboard.id, spendingCap: 47 })
  const outcomes = await Promise.allSettled(
    storyboard.scenes.map(({ id }) => startTake(account, id, 'voice')),
  )
  const refused = refusals(outcomes)
  expect(outcomes.length - refused.length).toBe(7)
  for (const reason of refused) {
    expect(reason).toMatchObject({
      code: 'SPENDING_CAP',
      data: { cap: 'storyboard', needed: 5, left: 2 },
    })
  }
  expect(await spendingOfStoryboard()).toEqual({ cap: 47, spent: 45 })
  expect(await checkLedger(ctx.db)).toEqual([])
})

test('starts of several storyboards at once share the cap of the month with both of their own', async () => {
  const { account, storyboard, create, spending } = await spender(6)
  await capSpending(account, { cap: 52 })
  await updateStoryboard(account, { id: storyboard.id, spendingCap: 25 })
  const starts = [
    ...storyboard.scenes.map(
      ({ id }) =>
        () =>
          startTake(account, id, 'voice'),
    ),
    ...Array.from({ length: 9 }, () => create),
  ]
  await Promise.allSettled(starts.map((start) => start()))
  const { spent } = await spending()
  expect(spent).toBeGreaterThan(42)
  expect(spent).toBeLessThanOrEqual(52)
  expect((await getStoryboard(account, storyboard)).spending.spent).toBeLessThanOrEqual(25)
})

test('a batch that a cap does not allow as a whole starts nothing, and says why', async () => {
  const { ctx, account, storyboard } = await spender(3)
  await updateStoryboard(account, { id: storyboard.id, spendingCap: 40 })
  const batch = generateAll(account, { id: storyboard.id, kind: 'image', scenes: 'missing' })
  await expect(batch).rejects.toMatchObject({
    code: 'SPENDING_CAP',
    message: OVER_STORYBOARD,
    data: { cap: 'storyboard', needed: 36, left: 30 },
  })
  expect(await ctx.db.select().from(holds).where(eq(holds.state, 'open'))).toEqual([])
  const voices = await generateAll(account, { id: storyboard.id, kind: 'voice', scenes: 'missing' })
  expect(voices).toHaveLength(3)
})

test('what failed or was cancelled does not count any more', async () => {
  const { ctx, account, scene, spending, spendingOfStoryboard } = await spender()
  await capSpending(account, { cap: 22 })
  const first = await startTake(account, scene.id, 'image')
  expect(await spending()).toEqual({ cap: 22, spent: 22 })
  await expect(startTake(account, scene.id, 'voice')).rejects.toMatchObject({
    code: 'SPENDING_CAP',
  })
  await cancelGeneration(account, { id: first.id })
  expect(await spending()).toEqual({ cap: 22, spent: 10 })

  const second = await startTake(account, scene.id, 'image')
  const claimed = await claimGeneration(ctx, second.id, randomUUID())
  if (!claimed) throw new Error('not claimed')
  await failGeneration(ctx, claimed, tell('took-too-long'))
  expect(await spendingOfStoryboard()).toEqual({ cap: null, spent: 10 })

  await makeTake(account, scene.id, 'image')
  expect(await spending()).toEqual({ cap: 22, spent: 22 })
  expect(await spendingOfStoryboard()).toEqual({ cap: null, spent: 22 })
})

test('a month begins at midnight UTC on its first day, and what is held then counts in it', async () => {
  const { ctx, account, scene, spending } = await spender()
  const settleAt = (moment: string) =>
    ctx.db.execute(sql`update holds set ended_at = ${sql.raw(moment)} where state = 'settled'`)
  const startOfMonth = `date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`
  await settleAt(startOfMonth)
  expect(await spending()).toMatchObject({ spent: 10 })
  await settleAt(`${startOfMonth} - interval '1 millisecond'`)
  expect(await spending()).toMatchObject({ spent: 0 })

  await capSpending(account, { cap: 12 })
  const running = await startTake(account, scene.id, 'image')
  await ctx.db.execute(sql`update holds set created_at = now() - interval '40 days'`)
  expect(await spending()).toMatchObject({ spent: 12 })
  await expect(startTake(account, scene.id, 'voice')).rejects.toMatchObject({
    code: 'SPENDING_CAP',
  })
  await finishTake(account, running)
  expect(await spending()).toMatchObject({ spent: 12 })
})

test('a cap below what is spent stops new starts, not what is under way; without it all goes on', async () => {
  const { account, scene, spending } = await spender()
  const running = await startTake(account, scene.id, 'voice')
  await capSpending(account, { cap: 3 })
  await expect(startTake(account, scene.id, 'image')).rejects.toMatchObject({
    data: { cap: 'month', needed: 12, left: 0 },
  })
  expect(await finishTake(account, running)).toBe(true)
  expect(await spending()).toEqual({ cap: 3, spent: 15 })
  await capSpending(account, { cap: null })
  await startTake(account, scene.id, 'image')
  expect(await spending()).toEqual({ cap: null, spent: 27 })
})

test('the cap of a storyboard is set, lowered and taken away by its owner alone', async () => {
  const { ctx, account, storyboard, scene, spendingOfStoryboard } = await spender()
  const { id } = storyboard
  await updateStoryboard(account, { id, spendingCap: 30 })
  await updateStoryboard(account, { id, title: 'Another title' })
  expect(await spendingOfStoryboard()).toEqual({ cap: 30, spent: 10 })
  const stranger = await openAccount(ctx)
  await expect(updateStoryboard(stranger, { id, spendingCap: null })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await updateStoryboard(account, { id, spendingCap: 0 })
  await expect(startTake(account, scene.id, 'voice')).rejects.toMatchObject({
    data: { cap: 'storyboard', needed: 5, left: 0 },
  })
  await updateStoryboard(account, { id, spendingCap: null })
  expect((await startTake(account, scene.id, 'voice')).state).toBe('queued')
})

test('the caps of one account do not touch another', async () => {
  const { ctx, account, create } = await spender()
  await capSpending(account, { cap: 0 })
  const other = await openAccount(ctx)
  await createStoryboard(other, { id: randomUUID(), ...AN_IDEA })
  await expect(create()).rejects.toMatchObject({ code: 'SPENDING_CAP' })
})

test('the refusal names what is left of the month and where to change the cap', async () => {
  const { account, scene } = await spender()
  await capSpending(account, { cap: 20 })
  await expect(startTake(account, scene.id, 'image')).rejects.toThrow(OVER_MONTH)
})

test('until its address is confirmed, an account spends no more than the installation allows', async () => {
  const { ctx, account, storyboard } = await spender(12)
  const limited = { ...account, unconfirmedMax: 54 }
  const outcomes = await Promise.allSettled(
    storyboard.scenes.map(({ id }) => startTake(limited, id, 'voice')),
  )
  const refused = refusals(outcomes)
  // 10 for the storyboard, 8 x 5 for voices.
  expect(outcomes.length - refused.length).toBe(8)
  expect(refused[0]).toMatchObject({
    code: 'SPENDING_CAP',
    message:
      'This costs 5 of your credits, but until your address is confirmed you can spend 54, of which 4 are left. Open the link in the mail we sent you, or have it sent again on your profile page.',
    data: { cap: 'unconfirmed', needed: 5, left: 4 },
  })
  await ctx.db.update(user).set({ emailVerified: true }).where(eq(user.id, account.userId))
  const without = storyboard.scenes[outcomes.findIndex(({ status }) => status === 'rejected')]
  await startTake(limited, without?.id ?? '', 'voice')
  expect(await checkLedger(ctx.db)).toEqual([])
})
