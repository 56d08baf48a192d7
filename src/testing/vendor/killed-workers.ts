import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import type { VendorId } from '#contract/vendors.ts'
import { vendorsOfEnvironment } from '#config/vendor-settings.ts'
import { credits, generations, vendorCalls, vendorConnections } from '#database/schema/index.ts'
import { checkLedger, grantCredits } from '#domain/credit/index.ts'
import { refreshModels } from '#domain/model/index.ts'
import { createStoryboard } from '#domain/storyboard/index.ts'
import { OPENERS } from '#providers/openers.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import { mediaFolder } from '#providers/storage/open-storage.ts'
import { AN_IDEA, createWrittenStoryboard } from '../create-written-storyboard.ts'
import { startTake } from '../make-take.ts'
import { openAccount } from '../open-account.ts'
import { saveTestImage } from '../save-test-image.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createTestContext } from '../test-context.ts'
import { openVendorDoor, type Stuck } from './vendor-door.ts'
import { DEADLY_VENDORS } from './vendors-to-kill-at.ts'

/** Where a worker stands when it is killed: on its way to the vendor, at a lock of the test's, or with nothing to do. */
export type Place = Stuck | { lock: SQL; statement: string } | { state: 'waiting' }

const WORKER = fileURLToPath(new URL('../../worker/main.ts', import.meta.url))
const SOON = { timeout: 120_000, interval: 50 }
const UNFINISHED = ['sent', 'accepted'] as const

/** Work for one vendor, and workers as an installation has them, each killed where it stands. Call it inside the test. */
export async function openKilledWorkers(vendor: VendorId, pieces: number) {
  const { kind, start } = DEADLY_VENDORS[vendor]
  const { origin, settings, billed } = await start()
  const door = await openVendorDoor(origin)
  const ofVendor = settings(door.url)
  const dataFolder = temporaryFolder()
  const context = await createTestContext(OPENERS)
  const environment = vendorsOfEnvironment(ofVendor)
  const ctx = {
    ...context,
    storage: createFileSystemStorage(mediaFolder({ DATA_DIR: dataFolder })),
    vendors: { ...context.vendors, environment },
  }
  const { db } = ctx
  // No piece waits for the end of another.
  await db.insert(vendorConnections).values({ vendor, atOnce: 20 })
  await refreshModels(ctx)
  const account = await openAccount(ctx)
  const { workspaceId } = account
  await grantCredits(db, { workspaceId, amount: 9000, description: 'Test', cause: 'grant:killed' })
  // Each in a storyboard of its own, for one that is being saved is locked; no two say the same.
  const sceneIds: string[] = []
  const scenesNeeded = kind === 'storyboard' ? 0 : pieces
  for (let piece = 0; piece < scenesNeeded; piece++) {
    const { scenes } = await createWrittenStoryboard(account, 1, `This is number ${piece}. `)
    for (const { id } of scenes) {
      if (kind === 'clip') await saveTestImage(account, id)
      sceneIds.push(id)
    }
  }
  const before = await balance()
  const worker = { kill: async (): Promise<void> => undefined }
  onTestFinished(() => worker.kill())

  async function balance() {
    const [found] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
    return { amount: found?.amount ?? 0, held: found?.held ?? 0 }
  }

  async function startWorker(): Promise<void> {
    const child = fork(WORKER, {
      env: {
        ...process.env,
        ...ofVendor,
        DATABASE_URL: ctx.databaseUrl,
        DATA_DIR: dataFolder,
        NODE_COMPILE_CACHE: join(dataFolder, 'compiled'),
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    worker.kill = async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const exit = once(child, 'exit')
      child.kill('SIGKILL')
      await exit
    }
    await once(child, 'message')
  }

  async function ask(): Promise<string> {
    if (kind === 'storyboard')
      return (await createStoryboard(account, { ...AN_IDEA, id: randomUUID() })).id
    const sceneId = sceneIds.shift()
    if (!sceneId) throw new Error('More pieces are asked for than there are scenes.')
    return (await startTake(account, sceneId, kind)).id
  }

  async function stateOf(id: string) {
    const [row] = await db.select().from(generations).where(eq(generations.id, id))
    return row?.state
  }

  /** What waits for its time is due; a row that somebody writes is left alone. */
  async function hurry(isDue: SQL = sql`true`): Promise<void> {
    await db.execute(sql`update generations set last_checked_at = null,
      next_check_at = case when ${isDue} then now() else next_check_at end
      where id in (select id from generations where state = 'waiting' for update skip locked)`)
  }

  /** As if everything that is not found had been sent so long ago that it never will be. */
  async function growOld(): Promise<void> {
    await db.execute(sql`update vendor_calls set sent_at = now() - interval '20 minutes'
      where generation_id in (select id from generations where state = 'waiting' and handle is null)`)
  }

  /** How many pieces have no end yet. */
  async function left(): Promise<number> {
    await hurry()
    await growOld()
    return await db.$count(generations, sql`${generations.state} not in ('succeeded', 'failed')`)
  }

  async function isThere(place: Place, id: string): Promise<boolean> {
    if ('state' in place) return (await stateOf(id)) === place.state
    await hurry(eq(generations.id, id))
    if ('request' in place) return door.isStuck()
    const { rowCount } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query ilike ${place.statement}`)
    return (rowCount ?? 0) > 0
  }

  return {
    startWorker,
    billed,
    stateOf,
    /** Pieces that are asked for, until each stands at its place; there their worker dies. @returns their ids */
    async killedAt(places: Place[]): Promise<string[]> {
      const ids: string[] = []
      await db.transaction(async (tx) => {
        for (const place of places) {
          if ('lock' in place) await tx.execute(place.lock)
          if ('request' in place) door.stick(place)
          const id = await ask()
          ids.push(id)
          await expect.poll(() => isThere(place, id), SOON).toBe(true)
        }
        await worker.kill()
      })
      return ids
    },
    /** The next worker dies on what those before have left. */
    async killedAgain(requests: Stuck[]): Promise<void> {
      door.stick(...requests)
      await startWorker()
      const areStuck = async () => {
        await hurry()
        return door.isStuck()
      }
      await expect.poll(areStuck, SOON).toBe(true)
      await worker.kill()
    },
    /** A worker that lives does what is left. */
    async finish(): Promise<void> {
      await startWorker()
      await expect.poll(left, SOON).toBe(0)
    },
    /** Paid is what was delivered, no call is left open, and the books are right. */
    async expectFair(): Promise<void> {
      const delivered = await db
        .select({ price: generations.price })
        .from(generations)
        .innerJoin(vendorCalls, eq(vendorCalls.generationId, generations.id))
        .where(eq(generations.state, 'succeeded'))
        .groupBy(generations.id)
      const spent = delivered.reduce((total, { price }) => total + price, 0)
      expect(await balance()).toEqual({ amount: before.amount - spent, held: 0 })
      expect(await db.$count(vendorCalls, inArray(vendorCalls.state, [...UNFINISHED]))).toBe(0)
      expect(await checkLedger(db)).toEqual([])
    },
  }
}
