import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { cancelGeneration } from '#domain/generation/index.ts'
import { studioWithCalls } from '#testing/vendor/studio-with-calls.ts'
import { animateClip } from '../handlers/clip.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from './ask-vendor.ts'

const FREE = { charged: 0, held: 0 }

test('a call is written down before it is sent, with what became of it and what it costs', async () => {
  const { vendor, worker, calls, startClip, account } = await studioWithCalls()
  const { id, run } = await startClip()
  vendor.afterBeginning = async () => expect(await calls()).toMatchObject([{ state: 'sent' }])
  const { start } = vendor
  vendor.start = (request, options) =>
    start(request, {
      ...options,
      send: (post) =>
        options.send((call) => {
          call.costs(350_000)
          return post(call)
        }),
    })
  await run()
  const call = { generationId: id, workspaceId: account.workspaceId, provider: 'vendor' }
  const accepted = { ...call, state: 'accepted', costMicroUsd: 350_000, endedAt: null }
  expect(await calls()).toMatchObject([accepted])
  vendor.answer = () => 'clip'
  await askVendor(worker)
  expect(await calls()).toMatchObject([{ state: 'delivered', endedAt: expect.any(Date) }])
})

for (const [kind, state] of [
  ['refused', 'refused'],
  ['unavailable', 'refused'],
  ['outcome-unknown', 'unknown'],
] as const) {
  test(`a call that is ${kind} is written down as ${state}, and is free`, async () => {
    const { fail, states, startClip, outcome } = await studioWithCalls()
    const { id, run } = await startClip()
    fail(kind)
    await run()
    expect(await states()).toEqual([state])
    expect(await outcome(id)).toMatchObject({ state: 'failed', ...FREE })
  })
}

test('a job that the vendor failed, and one that was stopped, take no room any more', async () => {
  const { vendor, worker, account, calls, startClip } = await studioWithCalls({ atOnce: 1 })
  const first = await startClip()
  await first.run()
  vendor.answer = () => ({ state: 'failed', reason: 'No.' })
  await askVendor(worker)
  const second = await startClip()
  await second.run()
  await cancelGeneration(account, { id: second.id })
  await askVendor(worker)
  expect(await calls()).toMatchObject([
    { state: 'failed', endedAt: expect.any(Date) },
    { state: 'failed', endedAt: expect.any(Date) },
  ])
})

test('of a model that is not connected any more a start says so, free of charge', async () => {
  const { ctx, startClip, outcome, vendor, worker } = await studioWithCalls()
  const { id } = await startClip()
  await runGeneration({ ...worker, models: { ...ctx.models, named: () => null } }, id, animateClip)
  const failure =
    'The model that was to make this is not connected any more. Start it again with another.'
  expect(await outcome(id)).toEqual({ state: 'failed', failure, ...FREE })
  expect(vendor.begun).toEqual([])
})

test('what was asked of one model is made by it, though another is chosen by now', async () => {
  const { ctx, startClip, outcome, vendor } = await studioWithCalls()
  const { id, run } = await startClip()
  ctx.models.choose('animator', {
    ...vendor,
    name: 'other',
    start: () => Promise.reject(new Error()),
  })
  await run()
  expect(await outcome(id)).toMatchObject({ state: 'waiting' })
})

test('a worker that stops hands back what has sent nothing, and finishes what was sent', async () => {
  const { ctx, storyboard, vendor, worker, row, startClip, outcome } = await studioWithCalls({}, 2)
  const [sent, unsent] = await Promise.all(storyboard.scenes.map(({ id }) => startClip(id)))
  const stopping = new AbortController()
  const inside = Promise.withResolvers<void>()
  const leave = Promise.withResolvers<void>()
  vendor.afterBeginning = async () => {
    inside.resolve()
    await leave.promise
  }
  const finishing = runGeneration(worker, String(sent?.id), animateClip, stopping.signal)
  await inside.promise
  const drawing = Promise.withResolvers<void>()
  const handing = runGeneration(
    worker,
    String(unsent?.id),
    async (_, { signal }) => {
      drawing.resolve()
      await wait(60_000, undefined, { signal })
    },
    stopping.signal,
  )
  await drawing.promise
  stopping.abort()
  await handing
  expect(await row(String(unsent?.id))).toMatchObject({
    state: 'queued',
    workerId: null,
    losses: 0,
  })
  leave.resolve()
  await finishing
  expect(await outcome(String(sent?.id))).toMatchObject({ state: 'waiting' })
  expect(vendor.begun).toHaveLength(1)
  // From here on it takes nothing.
  await runGeneration(worker, String(unsent?.id), animateClip, stopping.signal)
  expect(await row(String(unsent?.id))).toMatchObject({ state: 'queued' })
  const jobs = await ctx.db.execute(sql`select from pgboss.job where id = ${String(unsent?.id)}`)
  expect(jobs.rowCount).toBe(1)
})
