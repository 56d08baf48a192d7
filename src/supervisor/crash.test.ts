import { randomInt, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, gt, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type Client, createClient } from '#cli/client.ts'
import { connectDatabase, type Database } from '#database/client.ts'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { assets, generations } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import { A_SCRIPT } from '#testing/create-written-storyboard.ts'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'
import { Random } from '../../bench/attack/random.ts'

/** What is killed, and when, is repeated with `CRASH_SEED`; what the user does is not. */
const SEED = Number(process.env['CRASH_SEED'] ?? randomInt(2 ** 31))
const KILLS = 30
/** Long enough for work to begin, too short for all of it to end. */
const MOMENT_MAX_MS = 4000
const MINUTE_MS = 60_000
const POLLING = { timeout: 5 * MINUTE_MS, interval: 100 }
const EXPORT = { resolution: '720p', musicMood: 'calm' } as const

test('killed at 30 random moments, it loses nothing, charges nothing twice and finishes everything', {
  timeout: 10 * MINUTE_MS,
}, async () => {
  process.stdout.write(`The crash test's choices: CRASH_SEED=${SEED}\n`)
  const random = new Random(SEED)
  const product = await startProduct()
  const client = createClient(product.url, product.operatorToken)
  await client.operator.grantCredits({
    requestId: randomUUID(),
    amount: 100_000,
    description: 'Crash test',
  })

  // However slow the machine is: there is something to finish.
  await client.storyboard.create({ id: randomUUID(), ...A_SCRIPT })
  const user = keepWorking(client)
  for (let kill = 0; kill < KILLS; kill++) {
    await bothRun(product)
    await wait(random.whole(0, MOMENT_MAX_MS))
    killSomething(product, random)
  }
  const embedded = await openEmbeddedDatabase(product.dataFolder)
  const { db, close } = connectDatabase(embedded.url, 2)
  await interruptSomething(product, db)
  await user.stop()

  await everythingEnded(db)
  expect(await checkLedger(db)).toEqual([])

  // Some work is longer than the time between two kills; what is missing can still be made.
  await expect.poll(() => client.account.get().catch(() => null), POLLING).not.toBeNull()
  const [last] = (await client.storyboard.list({})).items
  if (!last) throw new Error('No storyboard was written.')
  for (let round = 0; round < 2; round++) {
    await startEverything(client, last.id)
    await everythingEnded(db)
  }
  await client.exports.request({ storyboardId: last.id, ...EXPORT })
  await everythingEnded(db)

  expect(await checkLedger(db)).toEqual([])
  const all = await db.select().from(generations)
  for (const kind of ['storyboard', 'voice', 'image', 'clip', 'export'] as const) {
    const succeeded = all.filter((one) => one.kind === kind && one.state === 'succeeded')
    expect(succeeded.length, kind).toBeGreaterThan(0)
  }
  const storage = createFileSystemStorage(join(product.dataFolder, 'media'))
  for (const asset of await db.select().from(assets)) {
    expect(await storage.stat(asset.storageKey)).toMatchObject({ sizeBytes: asset.sizeBytes })
  }
  await close()
  await embedded.close()
  expect(await product.stop()).toBe(0)
})

async function everythingEnded(db: Database): Promise<void> {
  const unfinished = sql`select from generations where state in ('queued', 'running', 'waiting')`
  await expect.poll(async () => (await db.execute(unfinished)).rowCount, POLLING).toBe(0)
}

async function bothRun(product: RunningProduct): Promise<void> {
  const count = () => [...product.processIds('server'), ...product.processIds('worker')].length
  await expect.poll(count, POLLING).toBe(2)
}

/** On a machine on which nothing gets going between two kills, they all may have met nothing at work. */
async function interruptSomething(product: RunningProduct, db: Database): Promise<void> {
  const killAtWork = async () => {
    const running = await db.$count(generations, eq(generations.state, 'running'))
    if (running > 0) for (const id of product.processIds('worker')) process.kill(id, 'SIGKILL')
    return await db.$count(generations, gt(generations.attempts, 1))
  }
  await expect.poll(killAtWork, { ...POLLING, interval: 1000 }).toBeGreaterThan(0)
}

function killSomething(product: RunningProduct, random: Random): void {
  const rooms = (['server', 'worker'] as const).filter(() => random.chance(0.5))
  const victims = (rooms.length > 0 ? rooms : (['worker'] as const)).flatMap(product.processIds)
  for (const id of victims) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It had just ended by itself.
    }
  }
}

/** A user who keeps starting one thing after the other, whatever answers or does not. */
function keepWorking(client: Client): { stop: () => Promise<void> } {
  const end = new AbortController()
  const work = (async () => {
    while (!end.signal.aborted) {
      const id = randomUUID()
      await pressUntilAnswered(() => client.storyboard.create({ id, ...A_SCRIPT }), end.signal)
      for (let round = 0; round < 10 && !end.signal.aborted; round++) {
        await wait(400)
        await startEverything(client, id)
      }
      await attempt(() => client.exports.request({ storyboardId: id, ...EXPORT }))
    }
  })()
  return {
    stop: async () => {
      end.abort()
      await work
    },
  }
}

async function startEverything(client: Client, id: string): Promise<void> {
  for (const kind of ['voice', 'image', 'clip'] as const) {
    await attempt(() => client.storyboard.generateAll({ id, kind, scenes: 'missing' }))
  }
}

/** With one id, however often: what was begun by an answer that got lost is not begun again. */
async function pressUntilAnswered(call: () => Promise<unknown>, end: AbortSignal): Promise<void> {
  while (!end.aborted) {
    if (await call().catch(() => null)) return
    await wait(200)
  }
}

/** Refusals and a server that is away are part of the day. */
async function attempt(call: () => Promise<unknown>): Promise<void> {
  await call().catch(() => undefined)
}
