import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connectDatabase, type Database, repeatLost } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { awaitVendor, claimGeneration } from '#domain/generation/index.ts'
import type { IllustratorProvider } from '#providers/illustrator/illustrator-provider.ts'
import { openQueue } from '#queue/queue.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { startTake } from '#testing/make-take.ts'
import { writePicture } from '#testing/media-samples.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { startWorker } from './start-worker.ts'

/** The first statement of this kind ends the connection it came by; the ones after it find nothing wrong. */
async function loseFirst(db: Database, what: string, when: string): Promise<void> {
  await db.execute(
    sql.raw(`
    create sequence lost;
    create function lose_connection() returns trigger language plpgsql as $$ begin
      if nextval('lost') = 1 then perform pg_terminate_backend(pg_backend_pid()); end if;
      return new;
    end $$;
    create trigger lose_first before ${what} for each row ${when} execute function lose_connection()`),
  )
}

/** A worker that paints at once, and its account. */
async function workerAndAccount() {
  const { ctx, account, scene, storyboard } = await accountWithScenes(1)
  const queue = await openQueue(ctx.databaseUrl, 'worker')
  const { db, close } = connectDatabase(ctx.databaseUrl, 5)
  let painted = 0
  const illustrator: IllustratorProvider = {
    name: 'test',
    builtIn: true,
    safeToRepeat: true,
    async start(_, { folder }) {
      painted++
      const path = join(folder, 'picture.png')
      await writePicture(path)
      return { done: { path, contentType: 'image/png', width: 64, height: 64 } }
    },
  }
  const others = { name: 'none', builtIn: true, safeToRepeat: true }
  const worker = createTestWorker({ ...ctx, db: repeatLost(db), queue }, {
    illustrator,
    writer: others,
    narrator: others,
    animator: others,
  } as never)
  await keepWorkerAlive(ctx, worker.workerId)
  const said = vi.spyOn(console, 'error').mockReturnValue()
  return {
    ctx,
    account,
    scene,
    storyboard,
    painted: () => painted,
    said: () => said.mock.calls.map(([line]) => String(line)),
    async start() {
      const stop = await startWorker(worker)
      onTestFinished(async () => {
        await stop()
        await queue.stop()
        await close()
      })
    },
    row: async (id: string) =>
      (await ctx.db.select().from(generations).where(eq(generations.id, id)))[0],
  }
}

test.each([
  ['as it is claimed', 'update on generations', "when (new.state = 'running')", 1],
  [
    'as its file is put away',
    'insert on discarded_files',
    "when (new.storage_key like 'images/%')",
    2,
  ],
  ['as its take is saved', 'insert on takes', '', 1],
])(
  'a connection lost %s ends neither the worker nor the generation',
  async (_, what, when, painted) => {
    const it = await workerAndAccount()
    await loseFirst(it.ctx.db, what, when)
    const { id } = await startTake(it.account, it.scene.id, 'image')
    await it.start()
    await expect.poll(async () => (await it.row(id))?.state).toBe('succeeded')
    expect(it.painted()).toBe(painted)
    expect(await checkLedger(it.ctx.db)).toEqual([])
    expect(it.said()).toContainEqual(expect.stringMatching(/tried again/))
  },
)

test('a connection lost by the housekeeping is told, and the work goes on', async () => {
  const it = await workerAndAccount()
  await loseFirst(it.ctx.db, 'insert on health_checks', '')
  await it.start()
  await expect
    .poll(it.said)
    .toContainEqual(expect.stringMatching(/^Recording failed, and is tried/))
  const { id } = await startTake(it.account, it.scene.id, 'image')
  await expect.poll(async () => (await it.row(id))?.state).toBe('succeeded')
})

test('a step of the housekeeping that always fails keeps none of the others waiting', async () => {
  const it = await workerAndAccount()
  const lost = await startTake(it.account, it.scene.id, 'image')
  const gone = { state: 'running', workerId: crypto.randomUUID(), provider: 'test' } as const
  await it.ctx.db.update(generations).set(gone)
  const { workspaceId } = it.account
  const [stuck] = await it.ctx.db
    .insert(generations)
    .values({ ...gone, workspaceId, kind: 'image', request: {}, price: 0 })
    .returning()
  await it.ctx.db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'not today'; end $$`)
  // Uploads are let go of before generations are recovered.
  await it.ctx.db.execute(
    'create trigger refuse before update on uploads for each statement execute function refuse()',
  )
  await it.ctx.db.execute(
    sql.raw(`create trigger refuse before update on generations for each row
      when (new.id = '${stuck?.id}') execute function refuse()`),
  )
  await it.start()
  await expect.poll(async () => (await it.row(lost.id))?.state).toBe('succeeded')
  expect((await it.row(String(stuck?.id)))?.state).toBe('running')
  expect(it.said()).toContainEqual(
    expect.stringMatching(/^Letting go of uploads failed, and is tried again/),
  )
})

test('what this worker is said to run, and does not, is made by somebody', async () => {
  const it = await workerAndAccount()
  const { id } = await startTake(it.account, it.scene.id, 'image')
  await it.start()
  await expect.poll(async () => (await it.row(id))?.state).toBe('succeeded')
  // As after a claim whose answer never came.
  const { workerId = '' } = (await it.row(id)) ?? {}
  const next = await startTake(it.account, it.scene.id, 'image')
  await it.ctx.db
    .update(generations)
    .set({ state: 'running', workerId, provider: 'test' })
    .where(eq(generations.id, next.id))
  await expect.poll(async () => (await it.row(next.id))?.state).toBe('succeeded')
})

test('a vendor job whose id is noted twice is not told to stop', async () => {
  const { ctx, account, scene } = await accountWithScenes(1)
  const { id } = await startTake(account, scene.id, 'image')
  const claimed = await claimGeneration(ctx, id, crypto.randomUUID())
  if (!claimed) throw new Error('It could not be claimed.')
  const job = { handle: { id: 'job-1' }, expectedDurationMs: 1000, firstCheckMs: 60_000 }
  expect(await awaitVendor(ctx, claimed, job)).toBe(true)
  const noted = await ctx.db.select().from(generations).where(eq(generations.id, id))
  expect(await awaitVendor(ctx, claimed, job)).toBe(false)
  expect(await ctx.db.select().from(generations).where(eq(generations.id, id))).toEqual(noted)
})
