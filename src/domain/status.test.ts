import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { startTake } from '#testing/make-take.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext, type TestContext } from '#testing/test-context.ts'
import { keepWorkerAlive } from '#testing/test-worker.ts'
import { getStatus, recordMinute } from './status.ts'

async function partsOf(ctx: TestContext) {
  const { parts } = await getStatus(ctx)
  return Object.fromEntries(parts.map(({ part, state }) => [part, state]))
}

/** As if the days recorded so far were longer ago. */
async function letDaysPass(ctx: TestContext, days: number): Promise<void> {
  await ctx.db.execute(sql`update uptime_days
    set day = day - ${days}::int, first_minute = first_minute - ${days} * interval '1 day'`)
}

/** The database's clock, in whole minutes. */
async function minuteOf(ctx: TestContext): Promise<number> {
  const { rows } = await ctx.db.execute<{ minute: number }>(
    sql`select floor(extract(epoch from now()) / 60)::int as minute`,
  )
  return Number(rows[0]?.minute)
}

function refuse(): Promise<never> {
  return Promise.reject(new Error('No space left on the device.'))
}

test('all is up while a worker lives and the storage takes files', async () => {
  const ctx = await createTestContext()
  await keepWorkerAlive(ctx, randomUUID())
  await recordMinute(ctx)
  expect(await getStatus(ctx)).toMatchObject({
    state: 'up',
    queue: { waiting: 0, running: 0, oldestWaitMs: null },
  })
  expect(await partsOf(ctx)).toEqual({
    site: 'up',
    database: 'up',
    worker: 'up',
    queue: 'up',
    storage: 'up',
  })
  const { rows } = await ctx.db.execute(sql`select * from discarded_files`)
  expect(rows).toEqual([])
})

test('without a worker nothing is made, and of the storage nothing is known', async () => {
  const ctx = await createTestContext()
  expect(await getStatus(ctx)).toMatchObject({ state: 'down' })
  expect(await partsOf(ctx)).toMatchObject({ worker: 'down', storage: 'unknown' })
})

test('what was found of the storage three minutes ago tells nothing of now', async () => {
  const ctx = await createTestContext()
  await keepWorkerAlive(ctx, randomUUID())
  await recordMinute(ctx)
  await ctx.db.execute(sql`update health_checks set checked_at = now() - interval '3 minutes'`)
  expect(await getStatus(ctx)).toMatchObject({ state: 'degraded' })
  expect(await partsOf(ctx)).toMatchObject({ worker: 'up', storage: 'unknown' })
})

test('a storage that takes no files is down, and the minute does not count', async () => {
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaint.mockRestore())
  const ctx = await createTestContext()
  await keepWorkerAlive(ctx, randomUUID())
  await recordMinute({ ...ctx, storage: { ...ctx.storage, putFile: refuse } })
  expect(complaint).toHaveBeenCalledWith(expect.stringContaining('No space left'))
  expect(await partsOf(ctx)).toMatchObject({ storage: 'down' })
  const { rows } = await ctx.db.execute(sql`select minutes_up from uptime_days`)
  expect(rows).toEqual([{ minutes_up: 0 }])
})

test('a disk that fills up shows at once, before anything failed', async () => {
  const ctx = await createTestContext()
  await keepWorkerAlive(ctx, randomUUID())
  await recordMinute(ctx)
  expect(await partsOf(ctx)).toMatchObject({ storage: 'up' })
  const full = { ...ctx, storage: { ...ctx.storage, requireRoom: refuse } }
  expect(await partsOf(full)).toMatchObject({ storage: 'down' })
})

test('work that waits for long shows in the queue', async () => {
  const ctx = await createTestContext()
  await keepWorkerAlive(ctx, randomUUID())
  const account = await openAccount(ctx)
  const { scenes } = await createWrittenStoryboard(account, 1)
  await startTake(account, String(scenes[0]?.id), 'voice')
  expect(await partsOf(ctx)).toMatchObject({ queue: 'up' })
  await ctx.db.execute(
    sql`update generations set created_at = now() - interval '6 minutes' where state = 'queued'`,
  )
  const { queue } = await getStatus(ctx)
  expect(queue?.waiting).toBe(1)
  expect(queue?.oldestWaitMs).toBeGreaterThanOrEqual(360_000)
  expect(await partsOf(ctx)).toMatchObject({ queue: 'degraded' })
})

test('a clip that waits for its image for long is no fault, and a month of waiting is no error', async () => {
  const ctx = await createTestContext()
  await keepWorkerAlive(ctx, randomUUID())
  const account = await openAccount(ctx)
  const { scenes } = await createWrittenStoryboard(account, 1)
  await startTake(account, String(scenes[0]?.id), 'voice')
  await ctx.db.execute(sql`update generations set awaits_input = true,
    created_at = now() - interval '40 days' where state = 'queued'`)
  expect(await getStatus(ctx)).toMatchObject({ queue: { waiting: 0, oldestWaitMs: null } })
  expect(await partsOf(ctx)).toMatchObject({ queue: 'up' })

  await ctx.db.execute(sql`update generations set awaits_input = false`)
  const { queue } = await getStatus(ctx)
  expect(queue?.oldestWaitMs).toBeGreaterThanOrEqual(40 * 86_400_000)
})

test('of many workers one counts each minute', async () => {
  const ctx = await createTestContext()
  const begun = await minuteOf(ctx)
  await Promise.all(Array.from({ length: 8 }, () => recordMinute(ctx)))
  await ctx.db.execute(sql`update health_checks set checked_at = checked_at - interval '1 minute'`)
  await Promise.all(Array.from({ length: 8 }, () => recordMinute(ctx)))
  const passed = (await minuteOf(ctx)) - begun
  const { rows } = await ctx.db.execute<{ minutes: number }>(
    sql`select sum(minutes_up)::int as minutes from uptime_days`,
  )
  expect(rows[0]?.minutes).toBeGreaterThanOrEqual(2)
  expect(rows[0]?.minutes).toBeLessThanOrEqual(2 + passed)
})

test('days are shown since the installation exists, 30 at most, those without a record as down', async () => {
  const ctx = await createTestContext()
  expect((await getStatus(ctx)).days).toEqual([])
  await recordMinute(ctx)
  expect((await getStatus(ctx)).days).toEqual([
    { date: new Date().toISOString().slice(0, 10), upRatio: 1 },
  ])
  await letDaysPass(ctx, 3)
  await ctx.db.execute(sql`update uptime_days set minutes_up = 720,
    first_minute = (day::timestamp at time zone 'utc') + interval '8 hours'`)
  const { days } = await getStatus(ctx)
  expect(days.map(({ upRatio }) => upRatio)).toEqual([0.75, 0, 0, expect.any(Number)])
  await letDaysPass(ctx, 40)
  expect((await getStatus(ctx)).days).toHaveLength(30)
})

test('while the database does not answer that is what is said', async () => {
  const ctx = await createTestContext()
  const status = await getStatus({
    ...ctx,
    db: Object.assign(Object.create(ctx.db), { execute: refuse }),
  })
  expect(status).toMatchObject({ state: 'down', queue: null, days: [] })
  expect(status.parts).toContainEqual({ part: 'database', state: 'down' })
  expect(status.parts).toContainEqual({ part: 'worker', state: 'unknown' })
})
