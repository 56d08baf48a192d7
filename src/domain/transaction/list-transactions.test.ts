import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transactions } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { listTransactions, sumByMonth } from './index.ts'

test('what moved is listed, the newest first, with what it was spent for, by page, kind, month and storyboard', async () => {
  const { account, storyboard, scene } = await accountWithScenes(1)
  await makeTake(account, scene.id, 'image')
  const { items } = await listTransactions(account, { limit: 10 })
  expect(items[0]).toMatchObject({ kind: 'spend', storyboard: { id: storyboard.id } })
  expect(items.at(-1)).toMatchObject({ kind: 'sign-up', storyboard: null })

  const first = await listTransactions(account, { limit: 1 })
  const rest = await listTransactions(account, { limit: 10, cursor: first.nextCursor ?? '' })
  expect([...first.items, ...rest.items]).toEqual(items)
  const gains = await listTransactions(account, { limit: 10, kind: 'sign-up' })
  expect(gains.items).toEqual([items.at(-1)])
  const spent = await listTransactions(account, { limit: 10, storyboardId: storyboard.id })
  expect(spent.items).toEqual(items.filter(({ kind }) => kind === 'spend'))
  const stranger = await openAccount(account)
  expect((await listTransactions(stranger, { limit: 10 })).items).toHaveLength(1)

  const january = sql`'2020-01-31 23:59:59Z'::timestamptz`
  const signUp = items.at(-1)?.id ?? ''
  await account.db
    .update(transactions)
    .set({ createdAt: january })
    .where(eq(transactions.id, signUp))
  const ofMonth = await listTransactions(account, { limit: 10, month: '2020-01' })
  expect(ofMonth.items.map(({ id }) => id)).toEqual([signUp])
  const sums = await sumByMonth(account)
  expect(new Set(sums.map(({ month }) => month)).size).toBe(1)
  const spending = sums.filter(({ kind }) => kind === 'spend')
  expect(spending.reduce((sum, { amount }) => sum + amount, 0)).toBe(
    items.filter(({ kind }) => kind === 'spend').reduce((sum, { amount }) => sum + amount, 0),
  )
})
