import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import type { Generation } from '#contract/generation.ts'
import { tell } from '#contract/words/told.ts'
import { auditLog, costs, credits, generations, profiles } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { finishTake, startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import type { Context, MemberContext } from '../context.ts'
import { checkLedger } from '../credit/index.ts'
import { requestExport } from '../exports.ts'
import { claimGeneration, failGeneration } from '../generation/index.ts'
import { listNotifications } from '../notifications.ts'
import { generateAll } from '../storyboard/index.ts'
import { listJobs, retryJob, stopJob } from './index.ts'

async function openInstallation(sceneCount?: number) {
  const { ctx, account: first, ...rest } = await accountWithScenes(sceneCount)
  // The first account of an installation is its admin.
  const admin = { ...first, actor: { ...first.actor, isAdmin: true } } as MemberContext
  return { ctx, admin, account: first, ...rest }
}

async function fail(account: MemberContext, started: Generation): Promise<void> {
  const claimed = await claimGeneration(account, started.id, randomUUID())
  if (!claimed) throw new Error('It could not be claimed.')
  await failGeneration(account, claimed, tell('image-failed'))
}

async function moneyOf({ db, workspaceId }: MemberContext) {
  const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
  return { amount: row?.amount, held: row?.held }
}

test('an admin stops what is under way: nothing is charged, who started it is told, and it is noted', async () => {
  const { ctx, admin, account, scene } = await openInstallation()
  const before = await moneyOf(account)
  const { id } = await startTake(account, scene.id, 'image')
  await stopJob(admin, { id })
  expect(await moneyOf(account)).toEqual(before)
  const [job] = await ctx.db.select().from(generations).where(eq(generations.id, id))
  expect(job).toMatchObject({ state: 'cancelled', failure: { code: 'stopped-by-admin' } })
  const { items } = await listNotifications(account)
  expect(items[0]?.facts).toMatchObject({
    kind: 'generation-failed',
    failure: { code: 'stopped-by-admin' },
  })
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'stop-job', userId: admin.userId, details: { id, kind: 'image' } },
  ])
  await expect(stopJob(admin, { id })).rejects.toMatchObject({ told: { code: 'ended-already' } })
  expect(await ctx.db.$count(auditLog)).toBe(1)
})

test('of a batch that an admin stopped, whoever started it is told part by part', async () => {
  const { admin, account, storyboard } = await openInstallation()
  const batch = { id: storyboard.id, kind: 'image', scenes: 'all' } as const
  const started = await generateAll(account, batch)
  for (const { id } of started) await stopJob(admin, { id })
  const { items } = await listNotifications(account)
  const told = items.filter(({ facts }) => facts.kind === 'generation-failed')
  expect(told).toHaveLength(started.length)
  expect(started.length).toBeGreaterThan(0)
  for (const { facts } of told)
    expect(facts).toMatchObject({ failure: { code: 'stopped-by-admin' } })
})

test('what failed is made again once, however often that is asked, and charged once', async () => {
  const { ctx, admin, account, scene } = await openInstallation()
  const { amount = 0 } = await moneyOf(account)
  const failed = await startTake(account, scene.id, 'image')
  await fail(account, failed)
  const { id } = failed
  expect((await listJobs(admin, { period: '1h' })).jobs).toMatchObject([
    { id, retry: { here: true, elsewhere: [] } },
  ])
  await Promise.all([retryJob(admin, { id }), retryJob(admin, { id }), retryJob(admin, { id })])
  expect(await moneyOf(account)).toEqual({ amount, held: failed.price })
  expect((await listJobs(admin, { period: '1h' })).jobs).toMatchObject([
    { id, retry: 'done' },
    { kind: 'image', state: 'waiting', retry: null },
  ])
  const [again] = await ctx.db
    .select()
    .from(generations)
    .where(sql`${generations.sceneId} = ${scene.id} and ${generations.state} = 'queued'`)
  expect(again).toMatchObject({ startedBy: account.userId, price: failed.price })
  expect(await finishTake(account, { ...failed, id: again?.id ?? '' })).toBe(true)
  await retryJob(admin, { id })
  expect(await moneyOf(account)).toEqual({ amount: amount - failed.price, held: 0 })
  expect(await checkLedger(ctx.db)).toEqual([])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    { action: 'retry-job', details: { id, kind: 'image', model: null } },
  ])
})

test('it is made elsewhere by a model of the same kind, and never for more than the user had agreed to', async () => {
  const { ctx, admin, account, scene } = await openInstallation()
  const other = { ...ctx.models.chosen('illustrator'), name: 'other:one' }
  const failed = await startTake(account, scene.id, 'image')
  await fail(account, failed)
  const { id } = failed
  await expect(retryJob(admin, { id, model: 'no-such:model' })).rejects.toMatchObject({
    told: { code: 'model-not-connected' },
  })
  ctx.models.choose('illustrator', other)
  const isOfIt = eq(generations.id, id)
  await ctx.db.update(generations).set({ provider: 'gone:one' }).where(isOfIt)
  expect((await listJobs(admin, { period: '1h' })).jobs).toMatchObject([
    { retry: { here: false, elsewhere: ['other:one'] } },
  ])
  await expect(retryJob(admin, { id })).rejects.toMatchObject({
    told: { code: 'model-not-connected' },
  })
  const dearer = {
    operationName: 'generate_image',
    provider: 'other:one',
    creditCost: failed.price + 1,
  }
  await ctx.db.insert(costs).values(dearer)
  await expect(retryJob(admin, { id, model: 'other:one' })).rejects.toMatchObject({
    code: 'PRICE_CHANGED',
  })
  await ctx.db.delete(costs).where(eq(costs.provider, 'other:one'))
  await retryJob(admin, { id, model: 'other:one' })
  const [again] = await ctx.db
    .select()
    .from(generations)
    .where(sql`${generations.sceneId} = ${scene.id} and ${generations.state} = 'queued'`)
  expect(again?.provider).toBe('other:one')
})

test('a model that is connected and may not be chosen any more does it again, and the list says so', async () => {
  const { ctx, admin, account, scene } = await openInstallation()
  const failed = await startTake(account, scene.id, 'image')
  await fail(account, failed)
  const { id } = failed
  const { name } = ctx.models.chosen('illustrator')
  ctx.models.choose('illustrator', { ...ctx.models.chosen('illustrator'), name: 'other:one' })
  expect(ctx.models.offered('illustrator').map((model) => model.name)).toEqual(['other:one'])
  expect((await listJobs(admin, { period: '1h' })).jobs).toMatchObject([
    { retry: { here: true, elsewhere: ['other:one'] } },
  ])
  await retryJob(admin, { id })
  const [again] = await ctx.db
    .select()
    .from(generations)
    .where(sql`${generations.sceneId} = ${scene.id} and ${generations.state} = 'queued'`)
  expect(again?.provider).toBe(name)
})

test('what was made since, or did not fail, is not made again; and all of it is for admins alone', async () => {
  const { ctx, admin, account, scene } = await openInstallation()
  const failed = await startTake(account, scene.id, 'image')
  await fail(account, failed)
  const made = await startTake(account, scene.id, 'image')
  const refused = { told: { code: 'not-tried-again' } }
  await expect(retryJob(admin, failed)).rejects.toMatchObject(refused)
  await finishTake(account, made)
  await expect(retryJob(admin, failed)).rejects.toMatchObject(refused)
  await expect(retryJob(admin, made)).rejects.toMatchObject(refused)
  const { jobs } = await listJobs(admin, { period: '1h' })
  expect(jobs).toMatchObject([{ id: failed.id, retry: null }])
  const stranger = await openAccount(ctx)
  for (const act of [stopJob, retryJob]) {
    await expect(act(stranger, { id: made.id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  }
  expect(await ctx.db.$count(auditLog)).toBe(0)
})

test('when the part that an admin stops is the last of its batch, its end is told, too', async () => {
  const { admin, account, storyboard } = await openInstallation(2)
  const batch = { id: storyboard.id, kind: 'image', scenes: 'all' } as const
  const [made, stopped] = await generateAll(account, batch)
  if (!made || !stopped) throw new Error('Two images were to be started.')
  await finishTake(account, made)
  await stopJob(admin, { id: stopped.id })
  const { items } = await listNotifications(account)
  expect(items.map(({ facts }) => facts.kind).toSorted()).toEqual([
    'batch-ended',
    'generation-failed',
    'storyboard-written',
  ])
})

async function failedExport(
  kept: Parameters<typeof saveTestImage>[0],
  storyboardId: string,
  scene: string,
) {
  await saveTestImage(kept, scene)
  const settings = ExportSettings.parse({ musicMood: null, resolution: '1080p' })
  const { generation } = await requestExport(kept, { storyboardId, ...settings })
  await fail(kept, generation)
  return generation
}

test('what is made again is held to the plan of its workspace, unless an admin had started it', async () => {
  const { ctx, admin, account, storyboard, scene } = await openInstallation()
  const other = await openAccount(ctx)
  const { id: otherId, scenes } = await createWrittenStoryboard(other, 1)
  const sold = { payments: { stripe: ctx.payments.test } as Context['payments'] }
  const own = await failedExport(account, storyboard.id, scene.id)
  const others = await failedExport(other, otherId, scenes[0]?.id ?? '')
  await ctx.db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, admin.userId))
  await ctx.db.update(profiles).set({ role: 'user' }).where(eq(profiles.id, other.userId))
  const selling = { ...admin, ...sold }
  await retryJob(selling, own)
  await expect(retryJob(selling, others)).rejects.toMatchObject({
    told: { code: 'plan-of-resolution' },
  })
  // Nobody's work is held to it as well.
  await ctx.db.update(generations).set({ startedBy: null }).where(eq(generations.id, others.id))
  await expect(retryJob(selling, others)).rejects.toMatchObject({
    told: { code: 'plan-of-resolution' },
  })
})

test('of work that is made again, nobody is told who has left the workspace since', async () => {
  const { ctx, admin, account, scene } = await openInstallation()
  const failed = await startTake(account, scene.id, 'image')
  await fail(account, failed)
  const gone = await openAccount(ctx)
  await ctx.db
    .update(generations)
    .set({ startedBy: gone.userId })
    .where(eq(generations.id, failed.id))
  await retryJob(admin, failed)
  const [again] = await ctx.db
    .select()
    .from(generations)
    .where(sql`${generations.sceneId} = ${scene.id} and ${generations.state} = 'queued'`)
  expect(again).toMatchObject({ startedBy: null })
})
