import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { transactions } from '#database/schema/index.ts'
import { generateDirectImage } from '#domain/media/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { finishTake, makeTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { cancelGeneration } from './generation/index.ts'
import { listHolds, listTransactions, sumByMonth } from './transactions.ts'

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

const WISH = { prompt: 'A gull', title: '', aspectRatio: '1/1', style: 'AUTO' } as const

test('what credits are held for is told kind by kind, until it has ended', async () => {
  const { account, storyboard } = await accountWithScenes(2)
  const [first, second] = storyboard.scenes
  if (!first || !second) throw new Error('There are too few scenes.')
  expect(await listHolds(account)).toEqual([])
  const voice = await startTake(account, first.id, 'voice')
  const image = await startTake(account, first.id, 'image')
  await startTake(account, second.id, 'image')
  await generateDirectImage(account, WISH)
  const of = { id: storyboard.id, title: storyboard.title }
  expect(await listHolds(account)).toMatchObject([
    { kind: 'voice', count: 1, amount: 5, storyboard: of },
    { kind: 'image', count: 2, amount: 24, storyboard: of },
    { kind: 'image', count: 1, amount: 12, storyboard: null },
  ])
  await finishTake(account, voice)
  await cancelGeneration(account, { id: image.id })
  expect(await listHolds(account)).toMatchObject([
    { kind: 'image', count: 1, amount: 12, storyboard: of },
    { kind: 'image', count: 1, amount: 12, storyboard: null },
  ])
})

test('the credits of each month are summed by kind, and what was spent by what it was for', async () => {
  const { ctx, account, scene, storyboard } = await accountWithScenes(1)
  await makeTake(account, scene.id, 'voice')
  await ctx.db
    .update(transactions)
    .set({ createdAt: sql`now() - interval '2 months'` })
    .where(sql`${transactions.description} like 'Generated voice%'`)
  await makeTake(account, scene.id, 'image')
  const sums = await sumByMonth(account)
  const spent = sums.filter(({ kind }) => kind === 'spend')
  expect(spent.map(({ spentFor, amount }) => [spentFor, amount])).toEqual(
    expect.arrayContaining([
      ['voice', -5],
      ['image', -12],
    ]),
  )
  const [voice, image] = ['voice', 'image'].map((of) => spent.find((sum) => sum.spentFor === of))
  expect((voice?.month ?? '') < (image?.month ?? '')).toBe(true)
  expect(sums.find(({ kind }) => kind === 'sign-up')).toMatchObject({ spentFor: null })
  const { items } = await listTransactions(account, { limit: 9, storyboardId: storyboard.id })
  const total = items.reduce((sum, { amount }) => sum + amount, 0)
  expect(total).toBe(spent.reduce((sum, { amount }) => sum + amount, 0))
})
