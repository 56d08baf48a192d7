import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tell } from '#contract/words/told.ts'
import { credits, generations } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { listTakes } from '#domain/scene/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { startTake } from '#testing/make-take.ts'
import { writeClip } from '#testing/media-samples.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { animateClip } from './clip.ts'

test('a clip in which only the camera moves is delivered free, which is said', async () => {
  const { charged, row, takes } = await clipThat({ isStill: true })
  expect(charged).toBe(0)
  expect(row).toMatchObject({ state: 'succeeded', price: 0 })
  expect(row?.failure).toEqual(tell('only-camera-moves'))
  expect(takes.map(({ asset }) => asset?.isStill)).toEqual([true])
})

test('a clip whose subject moves is paid for', async () => {
  const { charged, row } = await clipThat({ isStill: false })
  expect(charged).toBe(120)
  expect(row).toMatchObject({ state: 'succeeded', price: 120, failure: null })
})

async function clipThat({ isStill }: { isStill: boolean }) {
  const { ctx, account, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const balance = async () => {
    const [found] = await ctx.db
      .select()
      .from(credits)
      .where(eq(credits.workspaceId, account.workspaceId))
    expect(found?.held).toBe(0)
    return found?.amount ?? 0
  }
  const before = await balance()
  const { id } = await startTake(account, scene.id, 'clip')
  const worker = createTestWorker(ctx, {
    animator: {
      name: 'test',
      builtIn: true,
      safeToRepeat: true,
      expectedDurationMs: 1000,
      async start(_, { folder }) {
        const path = join(folder, 'clip.mp4')
        await writeClip(path, { seconds: 0.2 })
        const file = { path, contentType: 'video/mp4', width: 360, height: 640 } as const
        return { done: { ...file, durationMs: 200, isStill } }
      },
    },
  })
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, id, animateClip)
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, id))
  expect(await checkLedger(ctx.db)).toEqual([])
  const takes = (await listTakes(account, scene)).filter(({ kind }) => kind === 'clip')
  return { charged: before - (await balance()), row, takes }
}
