import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import { EVERYTHING, PLANS } from '#contract/packages.ts'
import { memberships, purchases } from '#database/schema/index.ts'
import { createApiKey, findKeyholder, listApiKeys } from '#domain/api-keys.ts'
import { requestExport } from '#domain/exports.ts'
import { finishPurchase } from '#domain/purchase/index.ts'
import {
  createWorkspace,
  enterWorkspace,
  inviteMember,
  switchWorkspace,
} from '#domain/workspace/index.ts'
import { actAs } from '#server/identify.ts'
import { createUser } from '#testing/create-user.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { openAccount } from '#testing/open-account.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { type Buyer, begin, longAgo, shop } from '#testing/shop.ts'
import { createTestContext } from '#testing/test-context.ts'
import { readPlan } from './plans.ts'

type Shop = Awaited<ReturnType<typeof openShop>>
const KEY = { name: 'Robot', scopes: ['read' as const], days: null }

/** Its first account runs the installation; the buyer is another. */
async function openShop() {
  const store = await shop()
  return { ...store, admin: store.buyer, buyer: await openAccount(store.ctx) }
}

async function buy({ stripe }: Shop, buyer: Buyer, packageId: string) {
  const { id, orderId } = await begin(buyer, 'stripe', packageId)
  stripe.pay(orderId)
  await finishPurchase(buyer, { id })
  return id
}

async function exporter(account: Buyer) {
  const { id, scenes } = await createWrittenStoryboard(account, 1)
  await saveTestImage(account, scenes[0]?.id ?? '')
  return (resolution: ExportSettings['resolution']) =>
    requestExport(account, {
      storyboardId: id,
      ...ExportSettings.parse({ musicMood: null, resolution }),
    })
}

test('a purchase is a plan for as long as it was bought for; then the free one counts again', async () => {
  const store = await openShop()
  const { ctx, buyer } = store
  expect(await readPlan(buyer)).toEqual({
    name: 'Free',
    until: null,
    next: null,
    allows: PLANS.Free,
  })
  await buy(store, buyer, 'monthly-medium')
  expect(await readPlan(buyer)).toMatchObject({ name: 'Medium', allows: PLANS.Medium })
  await buy(store, buyer, 'annual-premium')
  const { name, until, next } = await readPlan(buyer)
  expect([name, next?.name]).toEqual(['Premium', 'Medium'])
  expect(Number(until) - Date.now()).toBeGreaterThan(364 * 86_400_000)
  await longAgo(ctx, '367 days')
  expect(await readPlan(buyer)).toMatchObject({ name: 'Medium', next: null })
  await longAgo(ctx, '32 days')
  expect(await readPlan(buyer)).toMatchObject({ name: 'Free' })
})

test('money that went back altogether paid for no plan; a part of it leaves the plan', async () => {
  const store = await openShop()
  const { ctx, buyer } = store
  const id = await buy(store, buyer, 'monthly-premium')
  const change = (to: Partial<typeof purchases.$inferInsert>) =>
    ctx.db.update(purchases).set(to).where(eq(purchases.id, id))
  for (const [to, name] of [
    [{ refundedCents: 9899 }, 'Premium'],
    [{ refundedCents: 9900 }, 'Free'],
    [{ refundedCents: 0, dispute: 'open' }, 'Free'],
    [{ dispute: 'won' }, 'Premium'],
  ] as const) {
    await change(to)
    expect((await readPlan(buyer)).name).toBe(name)
  }
})

test('videos are made as large as the plan allows, and those that were made stay when it ends', async () => {
  const store = await openShop()
  const { ctx, buyer } = store
  const ask = await exporter(buyer)
  await ask('720p')
  await expect(ask('1080p')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    message:
      'Videos in 1080p come with the Medium plan; yours goes up to 720p. Nothing was started.',
  })
  await buy(store, buyer, 'monthly-medium')
  const made = await ask('1080p')
  await expect(ask('4K')).rejects.toThrow('Videos in 4K come with the Premium plan')
  await longAgo(ctx, '2 months')
  // It is being made already.
  expect((await ask('1080p')).generation.id).toBe(made.generation.id)
  const other = await exporter(buyer)
  await expect(other('1080p')).rejects.toThrow('yours goes up to 720p')
})

test('keys come with a plan; when it ends they are kept, open nothing, and work again with the next', async () => {
  const store = await openShop()
  const { ctx, buyer } = store
  await buy(store, buyer, 'monthly-basic')
  await expect(createApiKey(buyer, KEY)).rejects.toMatchObject({
    code: 'FORBIDDEN',
    told: { code: 'plan-of-api' },
  })
  await buy(store, buyer, 'monthly-medium')
  const { secret } = await createApiKey(buyer, KEY)
  const use = async () => {
    const as = await findKeyholder(ctx.db, secret)
    if (!as) throw new Error('Nobody holds it.')
    return await actAs(ctx, { userId: buyer.userId, sessionId: null, as }, 'storyboard/list')
  }
  expect((await use()).workspaceId).toBe(buyer.workspaceId)
  await longAgo(ctx, '3 months')
  await expect(use()).rejects.toMatchObject({ code: 'FORBIDDEN', told: { code: 'plan-of-api' } })
  expect(await listApiKeys(buyer)).toHaveLength(1)
  await buy(store, buyer, 'monthly-medium')
  expect((await use()).workspaceId).toBe(buyer.workspaceId)
})

test('a team has as many seats as its plan, invitations count, and nobody has to leave when it ends', async () => {
  const store = await openShop()
  const { ctx, buyer } = store
  const id = randomUUID()
  await createWorkspace(buyer, { id, name: 'Team' })
  await switchWorkspace(buyer, { id })
  const team = await enterWorkspace(ctx, buyer.userId)
  const invite = (email: string) => inviteMember(team, { email, role: 'editor' })
  await expect(invite('a@example.com')).rejects.toMatchObject({
    code: 'FORBIDDEN',
    told: { code: 'plan-of-seats' },
  })
  await buy(store, team, 'monthly-premium')
  const guest = await createUser(ctx.db)
  await ctx.db.insert(memberships).values({ workspaceId: id, userId: guest.id, role: 'editor' })
  for (let seat = 3; seat <= 10; seat++) await invite(`${seat}@example.com`)
  await expect(invite('11@example.com')).rejects.toThrow('All 10 seats of this workspace are taken')
  await invite('10@example.com')
  await longAgo(ctx, '2 months')
  await expect(invite('10@example.com')).rejects.toMatchObject({ told: { code: 'plan-of-seats' } })
  expect(await ctx.db.$count(memberships, eq(memberships.workspaceId, id))).toBe(2)
})

test('where nothing is sold, everything is allowed, and so it is to whoever runs the installation', async () => {
  const { ctx, buyer, admin } = await openShop()
  const everything = { name: null, until: null, next: null, allows: EVERYTHING }
  expect(await readPlan({ ...buyer, payments: {} })).toEqual(everything)
  const { test: testMode } = (await createTestContext()).payments
  if (!testMode) throw new Error('There is no test mode.')
  expect(await readPlan({ ...buyer, payments: { test: testMode } })).toEqual(everything)
  expect(await readPlan({ ...buyer, actor: { kind: 'operator' } })).toEqual(everything)
  expect(await readPlan(admin)).toEqual(everything)
  const { secret } = await createApiKey(admin, KEY)
  const as = await findKeyholder(ctx.db, secret)
  if (!as) throw new Error('Nobody holds it.')
  const program = await actAs(ctx, { userId: admin.userId, sessionId: null, as }, 'storyboard/list')
  expect(await readPlan(program)).toEqual(everything)
})

test('in each round of the queue the work of a plan that goes first comes before that of others', async () => {
  const store = await openShop()
  const { ctx, buyer } = store
  const premium = await openAccount(ctx)
  await buy(store, premium, 'monthly-premium')
  const asks = [
    await exporter(buyer),
    await exporter(buyer),
    await exporter(premium),
    await exporter(premium),
  ]
  for (const ask of asks) await ask('720p')
  const { rows } = await ctx.db.execute<{ workspace: string }>(sql`select group_id as workspace
    from pgboss.job where name = 'render-export' order by priority desc, created_on`)
  const [first, other] = [premium.workspaceId, buyer.workspaceId]
  expect(rows.map(({ workspace }) => workspace)).toEqual([first, other, first, other])
})
