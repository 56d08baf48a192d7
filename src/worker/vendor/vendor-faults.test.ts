import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { eq, inArray } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { generations, transactions, vendorCalls, vendorKeys } from '#database/schema/index.ts'
import { checkLedger, grantCredits } from '#domain/credit/index.ts'
import { generateAll } from '#domain/storyboard/index.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { writeSound } from '#testing/media-samples.ts'
import { openAccount } from '#testing/open-account.ts'
import { QUICK_START } from '#testing/quick-start.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestContext, type TestContext } from '#testing/test-context.ts'
import { startFaultVendor } from '#testing/vendor/fault-vendor.ts'
import { Random } from '../../../bench/attack/random.ts'

/** What the vendor does, and when whom is killed, is repeated with the seed; `VENDOR_PIECES=1000` takes minutes. */
const SEED = Number(process.env['VENDOR_SEED'] ?? randomInt(2 ** 31))
const PIECES = Number(process.env['VENDOR_PIECES'] ?? 60)
const A_STORYBOARD = 20
const VOICE_CREDITS = 5
const WORKERS = 2
const MOMENT_MAX_MS = 2500
const WORKER = fileURLToPath(new URL('../../testing/vendor/fault-worker.ts', import.meta.url))

/** Pieces of work for a vendor that misbehaves, and workers that can be ended in every way. */
async function house(manners: Parameters<typeof startFaultVendor>[1] = {}) {
  const ctx = await createTestContext()
  const vendor = await startFaultVendor(SEED, manners)
  const soundPath = join(temporaryFolder(), 'sound.wav')
  await writeSound(soundPath, 'sine=f=440:d=0.3')
  // The model is chosen at the click, by the server.
  ctx.models.choose('narrator', { ...ctx.models.chosen('narrator'), name: 'faults' })
  const account = await openAccount(ctx)
  const { workspaceId } = account
  const grant = {
    workspaceId,
    amount: 2 * VOICE_CREDITS * PIECES,
    description: 'Test',
    cause: 'grant:faults',
  }
  await grantCredits(ctx.db, grant)
  for (let started = 0; started < PIECES; started += A_STORYBOARD) {
    const { id } = await createWrittenStoryboard(account, A_STORYBOARD)
    await generateAll(account, { id, kind: 'voice', scenes: 'all' })
  }
  const folder = temporaryFolder()
  const startWorker = async () => {
    const args = [...QUICK_START, WORKER, ctx.databaseUrl, folder, vendor.url, soundPath]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    onTestFinished(() => void child.kill('SIGKILL'))
    await once(child.stdout, 'data')
    return child
  }
  return { ctx, vendor, startWorker }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

async function unfinished({ db }: TestContext): Promise<number> {
  const states = ['queued', 'running', 'waiting'] as const
  return await db.$count(generations, inArray(generations.state, [...states]))
}

test('whatever a vendor does, and however workers end: no call twice, no work lost, no charge without it', {
  timeout: 30 * 60_000,
}, async () => {
  process.stdout.write(`The fault test's choices: VENDOR_SEED=${SEED}\n`)
  const random = new Random(SEED)
  const { ctx, vendor, startWorker } = await house()
  const workers = await Promise.all(Array.from({ length: WORKERS }, startWorker))
  while ((await unfinished(ctx)) > 0) {
    await wait(random.whole(0, MOMENT_MAX_MS))
    const victim = random.whole(0, WORKERS - 1)
    const child = workers[victim]
    if (child) await end(child, random.chance(0.5) ? 'SIGKILL' : 'SIGTERM')
    workers[victim] = await startWorker()
    // A vendor that was killed with its callers is not away: nobody waits for it here.
    await ctx.db.update(vendorKeys).set({ givenUpUntil: null, failuresInARow: 0 })
  }
  await Promise.all(workers.map((child) => end(child, 'SIGTERM')))

  const calls = await ctx.db.select().from(vendorCalls)
  const written = new Set(calls.map(({ id }) => id))
  expect(vendor.repeatedCallIds).toEqual([])
  expect([...vendor.calls.keys()].filter((id) => !written.has(id))).toEqual([])
  expect(calls.filter(({ state }) => ['sent', 'accepted', 'unknown'].includes(state))).toEqual([])

  // What the vendor did, and would bill, was delivered, once; nothing else was.
  const delivered = new Set(calls.filter(({ state }) => state === 'delivered').map(({ id }) => id))
  const billed = [...vendor.calls].filter(([, { isDone, job }]) => isDone || job?.failed === false)
  expect(new Set(billed.map(([id]) => id))).toEqual(delivered)
  const succeeded = await ctx.db.select().from(generations).where(eq(generations.kind, 'voice'))
  const paid = succeeded.filter(({ state }) => state === 'succeeded')
  expect(paid).toHaveLength(delivered.size)
  expect(
    new Set(calls.flatMap(({ id, generationId }) => (delivered.has(id) ? generationId : []))),
  ).toEqual(new Set(paid.map(({ id }) => id)))
  expect(await checkLedger(ctx.db)).toEqual([])
  const charges = await ctx.db.$count(transactions, eq(transactions.amount, -VOICE_CREDITS))
  expect(charges).toBe(paid.length)
  process.stdout.write(`${calls.length} calls, ${delivered.size} delivered\n`)
})

test('a deploy while twenty calls are under way loses none of them', {
  timeout: 120_000,
}, async () => {
  const answering = Promise.withResolvers<void>()
  const manners = { only: 'delivers at once', until: answering.promise } as const
  const { ctx, vendor, startWorker } = await house(manners)
  const old = [await startWorker(), await startWorker()]
  await expect.poll(() => vendor.calls.size, { timeout: 60_000 }).toBe(20)
  const stopped = old.map((child) => end(child, 'SIGTERM'))
  const successor = await startWorker()
  answering.resolve()
  await Promise.all(stopped)
  expect(old.map(({ exitCode }) => exitCode)).toEqual([0, 0])
  const underWay = [...vendor.calls.keys()].slice(0, 20)
  const calls = await ctx.db
    .select({
      call: vendorCalls.state,
      generation: generations.state,
      attempts: generations.attempts,
    })
    .from(vendorCalls)
    .innerJoin(generations, eq(generations.id, vendorCalls.generationId))
    .where(inArray(vendorCalls.id, underWay))
  const delivered = { call: 'delivered', generation: 'succeeded', attempts: 1 }
  expect(calls).toEqual(Array.from({ length: 20 }, () => delivered))
  await end(successor, 'SIGTERM')
})
