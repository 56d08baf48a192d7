import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { inWords } from '#contract/words/in-words.ts'
import { credits, generations } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import type { Pace } from '#worker/context.ts'
import { animateClip } from '#worker/handlers/clip.ts'
import { runGeneration } from '#worker/run-generation.ts'
import { accountWithScenes } from './account-with-scenes.ts'
import { startTake } from './make-take.ts'
import { writeClip } from './media-samples.ts'
import { saveTestImage } from './save-test-image.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { createTestWorker } from './test-worker.ts'
import { createVendorAnimator } from './vendor-animator.ts'

/** An account whose clips are made by a vendor that misbehaves on order. Call it inside the test. */
export async function studioWithVendor(pace: Partial<Pace> = {}, sceneCount = 1) {
  const { ctx, account, storyboard, scene } = await accountWithScenes(sceneCount)
  for (const { id } of storyboard.scenes) await saveTestImage(account, id)
  const folder = temporaryFolder()
  await writeClip(join(folder, 'clip.mp4'), { seconds: 0.2 })
  const vendor = createVendorAnimator(await readFile(join(folder, 'clip.mp4')))
  const worker = createTestWorker(ctx, { animator: vendor }, pace)
  const row = async (id: string) => {
    const [found] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    if (!found) throw new Error('The generation is gone.')
    return found
  }
  const startClip = async (sceneId = scene.id) => {
    const { id } = await startTake(account, sceneId, 'clip')
    return { id, run: () => runGeneration(worker, id, animateClip) }
  }
  const amount = async () => {
    const [balance] = await ctx.db
      .select()
      .from(credits)
      .where(eq(credits.workspaceId, account.workspaceId))
    return balance
  }
  const before = (await amount())?.amount ?? 0
  /** State, what is told, in words, and money of a generation after everything that happened. */
  const outcome = async (id: string) => {
    expect(await checkLedger(ctx.db)).toEqual([])
    const { state, failure } = await row(id)
    const now = await amount()
    return {
      state,
      failure: failure && inWords(failure),
      charged: before - (now?.amount ?? 0),
      held: now?.held,
    }
  }
  return { ctx, account, storyboard, scene, vendor, worker, row, startClip, outcome }
}
