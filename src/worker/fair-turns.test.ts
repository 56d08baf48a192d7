import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { openQueue } from '#queue/queue.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { startTake } from '#testing/make-take.ts'
import { writePicture } from '#testing/media-samples.ts'
import { openAccount } from '#testing/open-account.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestContext, type TestContext } from '#testing/test-context.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { createVendorAnimator } from '#testing/vendor-animator.ts'
import { startWorker } from './start-worker.ts'

/** An account with so many pictures to make clips of; `started` says how many a worker has begun. */
async function accountWithPictures(ctx: TestContext, count: number) {
  const account = await openAccount(ctx)
  const { workspaceId } = account
  const grant = { workspaceId, amount: 100_000, description: 'Test', cause: `grant:${workspaceId}` }
  await grantCredits(ctx.db, grant)
  const { scenes } = await createWrittenStoryboard(account, count)
  const picture = join(temporaryFolder(), 'image.png')
  await writePicture(picture)
  for (const { id } of scenes) await saveTestImage(account, id, picture)
  const askForClips = async () => {
    for (const { id } of scenes) await startTake(account, id, 'clip')
  }
  const started = async () => {
    const rows = await ctx.db
      .select()
      .from(generations)
      .where(eq(generations.workspaceId, workspaceId))
    return rows.filter(({ kind, startedAt }) => kind === 'clip' && startedAt !== null).length
  }
  return { askForClips, started }
}

/** A worker whose animator takes a job only as the test lets it. */
async function gatedWorker(ctx: TestContext) {
  const queue = await openQueue(ctx.databaseUrl, 'worker')
  const vendor = createVendorAnimator(new Uint8Array())
  // As what is made here: two at once.
  vendor.builtIn = true
  const inside: (() => void)[] = []
  vendor.afterBeginning = () => new Promise<void>((leave) => inside.push(leave))
  const others = { name: 'none', builtIn: true, safeToRepeat: true }
  const providers = { animator: vendor, writer: others, narrator: others, illustrator: others }
  const pace = { firstCheckMs: 600_000 }
  const worker = createTestWorker({ ...ctx, queue }, providers as never, pace)
  await keepWorkerAlive(ctx, worker.workerId)
  const stop = await startWorker(worker)
  onTestFinished(async () => {
    for (const leave of inside) leave()
    await stop()
    await queue.stop()
  })
  return { inside, begun: () => vendor.begun.length }
}

test('sixty clips of one account do not hold up the first of another', async () => {
  const ctx = await createTestContext()
  const busy = await accountWithPictures(ctx, 60)
  const other = await accountWithPictures(ctx, 1)
  await busy.askForClips()
  const worker = await gatedWorker(ctx)
  await expect.poll(worker.begun).toBe(2)
  await other.askForClips()

  for (const jobs of [3, 4]) {
    worker.inside.shift()?.()
    await expect.poll(worker.begun).toBe(jobs)
  }
  expect(await other.started()).toBe(1)
  expect(await busy.started()).toBe(3)
})

test('two accounts with much to do take turns, also when one came later', async () => {
  const ctx = await createTestContext()
  const first = await accountWithPictures(ctx, 6)
  const second = await accountWithPictures(ctx, 3)
  await first.askForClips()
  const worker = await gatedWorker(ctx)
  await expect.poll(worker.begun).toBe(2)
  worker.inside.shift()?.()
  await expect.poll(worker.begun).toBe(3)
  await second.askForClips()
  for (let jobs = 4; jobs <= 7; jobs++) {
    worker.inside.shift()?.()
    await expect.poll(worker.begun).toBe(jobs)
  }
  expect([await first.started(), await second.started()]).toEqual([5, 2])
})
