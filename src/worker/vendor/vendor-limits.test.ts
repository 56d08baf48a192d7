import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations, vendorCalls, vendorKeys } from '#database/schema/index.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { askVendor } from './ask-vendor.ts'

const FREE = { charged: 0, held: 0 }

test('more than the vendor takes at once are handed back, in their turn, and made later', async () => {
  const { storyboard, startClip, row, vendor, worker, outcome, jobOf } = await studioWithCalls(
    { atOnce: 2 },
    3,
  )
  const started = []
  for (const { id } of storyboard.scenes) started.push(await startClip(id))
  for (const { run } of started) await run()
  const [, , third] = started
  if (!third) throw new Error('There are three.')
  expect(await row(third.id)).toMatchObject({ state: 'queued', workerId: null, losses: 0 })
  expect((await jobOf(third.id))?.wait).toBeGreaterThan(0)
  expect(vendor.begun).toHaveLength(2)
  await third.run()
  expect(vendor.begun).toHaveLength(2)

  vendor.answer = () => 'clip'
  await askVendor(worker)
  await third.run()
  expect(vendor.begun).toHaveLength(3)
  for (let turn = 0; turn < 2; turn++) await askVendor(worker)
  for (const { id } of started) expect(await outcome(id)).toMatchObject({ state: 'succeeded' })
})

test('two workers share one limit: of many starts at once no more begin than may', async () => {
  const { storyboard, startClip, vendor } = await studioWithCalls({ atOnce: 2 }, 6)
  const started = await Promise.all(storyboard.scenes.map(({ id }) => startClip(id)))
  vendor.afterBeginning = () => wait(50)
  await Promise.all(started.map(({ run }) => run()))
  expect(vendor.begun).toHaveLength(2)
})

test('more a minute than the vendor takes wait for the rest of the minute', async () => {
  const { ctx, storyboard, startClip, row, jobOf, vendor } = await studioWithCalls(
    { perMinute: 1 },
    2,
  )
  const [first, second] = await Promise.all(storyboard.scenes.map(({ id }) => startClip(id)))
  await first?.run()
  await second?.run()
  expect(await row(String(second?.id))).toMatchObject({ state: 'queued' })
  expect((await jobOf(String(second?.id)))?.wait).toBeGreaterThan(50)
  await ctx.db.update(vendorCalls).set({ sentAt: sql`now() - interval '61 seconds'` })
  await second?.run()
  expect(vendor.begun).toHaveLength(2)
})

test('a vendor that asks for a pause is left alone that long by everybody', async () => {
  const { ctx, fail, serve, storyboard, startClip, row, jobOf, vendor } = await studioWithCalls(
    {},
    2,
  )
  const [first, second] = await Promise.all(storyboard.scenes.map(({ id }) => startClip(id)))
  fail('busy', 40_000)
  await first?.run()
  expect(await row(String(first?.id))).toMatchObject({ state: 'queued', failure: null })
  expect((await jobOf(String(first?.id)))?.wait).toBeGreaterThan(30)
  serve()
  await second?.run()
  expect(vendor.begun).toHaveLength(1)
  await ctx.db.update(vendorKeys).set({ pausedUntil: sql`now()` })
  await first?.run()
  expect(await row(String(first?.id))).toMatchObject({ state: 'waiting' })
})

test('who has waited for hours for a vendor that takes nothing is told', async () => {
  const { ctx, fail, startClip, outcome } = await studioWithCalls()
  const { id, run } = await startClip()
  await ctx.db.update(generations).set({ createdAt: sql`now() - interval '7 hours'` })
  fail('busy')
  await run()
  const failure = 'The service takes no more work at the moment. Try again later.'
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
})

test('a vendor that fails five times in a row is given up for a while, which is said; one trial brings it back', async () => {
  const { ctx, fail, serve, startClip, outcome, states, vendor } = await studioWithCalls()
  fail('unavailable')
  for (let time = 0; time < 5; time++) await (await startClip()).run()
  expect(vendor.begun).toHaveLength(5)
  const seventh = await startClip()
  await seventh.run()
  expect(await outcome(seventh.id)).toMatchObject({
    state: 'failed',
    failure: expect.stringMatching(/^This service has not answered for a while/),
    ...FREE,
  })
  expect(vendor.begun).toHaveLength(5)
  expect(await states()).toHaveLength(5)

  // After a while one tries, and while it does nobody else.
  await ctx.db.update(vendorKeys).set({ givenUpUntil: sql`now()` })
  serve()
  const trial = await startClip()
  vendor.afterBeginning = async () => {
    const [key] = await ctx.db.select().from(vendorKeys)
    expect(key?.givenUpUntil?.getTime()).toBeGreaterThan(Date.now())
  }
  await trial.run()
  expect(await outcome(trial.id)).toMatchObject({ state: 'waiting' })
  const [key] = await ctx.db.select().from(vendorKeys)
  expect(key).toMatchObject({ failuresInARow: 0, givenUpUntil: null })
})

test('a vendor that stays away is given up for longer each time, at most a quarter of an hour', async () => {
  const { ctx, fail, startClip } = await studioWithCalls()
  fail('unavailable')
  const pauses: number[] = []
  for (let time = 0; time < 12; time++) {
    await (await startClip()).run()
    const [key] = await ctx.db.select().from(vendorKeys)
    if (key?.givenUpUntil)
      pauses.push(Math.round((key.givenUpUntil.getTime() - Date.now()) / 10_000))
    await ctx.db.update(vendorKeys).set({ givenUpUntil: sql`now()` })
  }
  expect(pauses).toEqual([6, 12, 24, 48, 90, 90, 90, 90])
})
