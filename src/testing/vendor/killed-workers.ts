import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { expect, onTestFinished } from 'vitest'
import { vendorsOfEnvironment } from '#config/vendor-settings.ts'
import { VENDOR_IDS, type VendorId } from '#contract/vendors.ts'
import { credits, generations, vendorCalls, vendorConnections } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { refreshModels } from '#domain/model/index.ts'
import { OPENERS } from '#providers/open-studio.ts'
import { createFileSystemStorage } from '#providers/storage/file-system/create-file-system-storage.ts'
import { mediaFolder } from '#providers/storage/open-storage.ts'
import { createOwnServer } from '../own-server.ts'
import { QUICK_START } from '../quick-start.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { createTestContext } from '../test-context.ts'
import { customerOf } from './customer-of.ts'
import { openVendorDoor, type Stuck } from './vendor-door.ts'
import { DEADLY_VENDORS } from './vendors-to-kill-at.ts'

/** Where a worker stands when it is killed: on its way to the vendor, at a lock of the test's, or with nothing to do. */
export type Place = Stuck | { lock: SQL; statement: string } | { state: 'waiting' }
/** A piece that is to come to its place. */
type Wanted = { vendor: VendorId; at: Place }
type Begun = Wanted & { id: string }

const WORKER = fileURLToPath(new URL('../../worker/main.ts', import.meta.url))
const SOON = { timeout: 120_000, interval: 50 }
const UNFINISHED = ['sent', 'accepted'] as const

/**
 * Workers as an installation has them, with every vendor connected and a customer for each, killed where they stand.
 * Call it inside the test.
 * @param pieces how many are asked of each vendor
 */
export async function openKilledWorkers(pieces: (vendor: VendorId) => number) {
  const played = await Promise.all(
    VENDOR_IDS.map(async (vendor) => {
      const { origin, settings, billed } = await DEADLY_VENDORS[vendor].start()
      const door = await openVendorDoor(origin)
      return { vendor, door, billed, settings: settings(door.url) }
    }),
  )
  const settings = Object.assign({}, ...played.map((one) => one.settings)) as Record<string, string>
  const environment = vendorsOfEnvironment(settings)
  const dataFolder = temporaryFolder()
  const context = await createTestContext(OPENERS, await createOwnServer())
  const ctx = {
    ...context,
    storage: createFileSystemStorage(mediaFolder({ DATA_DIR: dataFolder })),
    vendors: { ...context.vendors, environment },
  }
  const { db } = ctx
  // No piece waits for the end of another.
  await db.insert(vendorConnections).values(VENDOR_IDS.map((vendor) => ({ vendor, atOnce: 20 })))
  await refreshModels(ctx)
  const customers = new Map(
    await Promise.all(
      played.map(async ({ vendor, door, billed }) => {
        const customer = await customerOf(ctx, vendor, pieces(vendor))
        return [vendor, { ...customer, door, billed }] as const
      }),
    ),
  )
  const at = (vendor: VendorId) => {
    const customer = customers.get(vendor)
    if (!customer) throw new Error(`${vendor} is not played.`)
    return customer
  }
  const workers = new Set<ChildProcess>()
  onTestFinished(killAll)

  function startOne(): ChildProcess {
    const worker = fork(WORKER, {
      execArgv: QUICK_START,
      env: {
        NODE_COMPILE_CACHE: join(dataFolder, 'compiled'),
        ...process.env,
        ...settings,
        DATABASE_URL: ctx.databaseUrl,
        // Many stand at locks, each with a connection.
        DATABASE_CONNECTIONS: '12',
        DATA_DIR: dataFolder,
      },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // On a busy machine one may lose its lease, and ends by itself: it is replaced, as the supervisor does.
    worker.once('exit', () => {
      if (workers.delete(worker)) workers.add(startOne())
    })
    return worker
  }

  async function startWorkers(count: number): Promise<void> {
    const started = Array.from({ length: count }, startOne)
    for (const worker of started) workers.add(worker)
    await Promise.all(started.map((worker) => once(worker, 'message')))
  }

  async function killAll(): Promise<void> {
    const living = [...workers].filter(
      ({ exitCode, signalCode }) => exitCode === null && !signalCode,
    )
    workers.clear()
    const exits = living.map((worker) => once(worker, 'exit'))
    for (const worker of living) worker.kill('SIGKILL')
    await Promise.all(exits)
  }

  async function stateOf(id: string) {
    const [row] = await db.select().from(generations).where(eq(generations.id, id))
    return row?.state
  }

  /** What waits for its time is due; a row that somebody writes is left alone. */
  async function hurry(which: SQL = sql`true`): Promise<void> {
    await db.execute(sql`update generations set last_checked_at = null, next_check_at = now()
      where id in (select id from generations where state = 'waiting' and ${which}
        for update skip locked)`)
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

  async function standAt(statement: string): Promise<number> {
    const { rowCount } = await db.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'
        and query ilike ${statement}`)
    return rowCount ?? 0
  }

  /** Which of these are not yet where they shall be. */
  async function underWay(begun: Begun[]): Promise<string[]> {
    const hurried = begun.filter((one) => !('state' in one.at)).map(({ id }) => id)
    if (hurried.length > 0) await hurry(inArray(generations.id, hurried))
    const [first] = begun
    if (first && 'lock' in first.at) {
      const standing = await standAt(first.at.statement)
      return standing >= begun.length ? [] : [`${standing} of ${begun.length} at the lock`]
    }
    const found = await Promise.all(
      begun.map(async ({ vendor, at: place, id }) => {
        if ('state' in place) return (await stateOf(id)) === place.state
        return at(vendor).door.isStuck()
      }),
    )
    return begun.filter((_, index) => !found[index]).map(({ vendor }) => vendor)
  }

  return {
    startWorkers,
    stateOf,
    billed: (vendor: VendorId) => at(vendor).billed(),
    /**
     * Pieces that are asked for, stage by stage, until those of a stage stand at their places; at the end all workers
     * die. Those of a stage that stand at a lock stand at the same.
     * @returns their ids, in the same order
     */
    async killedAt(stages: Wanted[][]): Promise<string[]> {
      const ids: string[] = []
      await db.transaction(async (tx) => {
        for (const stage of stages) {
          const [first] = stage
          if (first && 'lock' in first.at) await tx.execute(first.at.lock)
          const begun: Begun[] = []
          for (const { vendor, at: place } of stage) {
            if ('request' in place) at(vendor).door.stick(place)
            begun.push({ vendor, at: place, id: await at(vendor).ask() })
          }
          await expect.poll(() => underWay(begun), SOON).toEqual([])
          ids.push(...begun.map(({ id }) => id))
        }
        await killAll()
      })
      return ids
    },
    /** The next workers die on what those before have left: at these vendors; with the others they are done by then. */
    async killedAgain(count: number, requests: [VendorId, Stuck[]][]): Promise<void> {
      const stuckAt = requests.filter(([, stuck]) => stuck.length > 0).map(([vendor]) => vendor)
      for (const [vendor, stuck] of requests) at(vendor).door.stick(...stuck)
      await startWorkers(count)
      const notYet = async () => {
        await hurry()
        const open = await db
          .selectDistinct({ workspaceId: generations.workspaceId })
          .from(generations)
          .where(sql`${generations.state} not in ('succeeded', 'failed')`)
        const isOpen = (vendor: VendorId) =>
          open.some(({ workspaceId }) => workspaceId === at(vendor).workspaceId)
        return VENDOR_IDS.filter((vendor) =>
          stuckAt.includes(vendor) ? !at(vendor).door.isStuck() : isOpen(vendor),
        )
      }
      await expect.poll(notYet, SOON).toEqual([])
      await killAll()
    },
    /** Workers that live do what is left. */
    async finish(count: number): Promise<void> {
      await startWorkers(count)
      await expect.poll(left, SOON).toBe(0)
    },
    /** Paid is what was delivered, no call is left open, and the books are right. */
    async expectFair(): Promise<void> {
      for (const { vendor, workspaceId, before } of customers.values()) {
        const delivered = await db
          .select({ price: generations.price })
          .from(generations)
          .innerJoin(vendorCalls, eq(vendorCalls.generationId, generations.id))
          .where(and(eq(generations.workspaceId, workspaceId), eq(generations.state, 'succeeded')))
          .groupBy(generations.id)
        const spent = delivered.reduce((total, { price }) => total + price, 0)
        const [now] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
        expect({ amount: now?.amount, held: now?.held }, vendor).toEqual({
          amount: before - spent,
          held: 0,
        })
      }
      expect(await db.$count(vendorCalls, inArray(vendorCalls.state, [...UNFINISHED]))).toBe(0)
      expect(await checkLedger(db)).toEqual([])
    },
  }
}
