import { inWords } from '#contract/words/in-words.ts'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { GenerationKind } from '#contract/generation.ts'
import { assets, generations } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { requestExport } from '#domain/exports.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { animateClip } from './animate-clip.ts'
import { renderExport } from './render-export.ts'

const SETTINGS = {
  resolution: '720p',
  captionStyle: 'word',
  captionPosition: 'lower',
  captionSize: 100,
  pace: 'normal',
  musicMood: null,
  musicSeed: 1,
  musicVolume: 100,
} as const

/** The failure of a clip or an export of a storyboard whose only file is gone from storage. */
async function failureWithoutFile(kind: Extract<GenerationKind, 'clip' | 'export'>) {
  const quiet = vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const files = await ctx.db.select().from(assets)
  await ctx.storage.delete(files.map(({ storageKey }) => storageKey))
  const { id } =
    kind === 'clip'
      ? await startTake(account, scene.id, 'clip')
      : (await requestExport(account, { storyboardId: storyboard.id, ...SETTINGS })).generation
  const worker = createTestWorker(ctx, {})
  await runGeneration(worker, id, kind === 'clip' ? animateClip : renderExport)
  expect(await checkLedger(ctx.db)).toEqual([])
  expect(quiet).toHaveBeenCalled()
  quiet.mockRestore()
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, id))
  return [row?.state, row?.failure && inWords(row.failure)]
}

test('a clip whose image is gone from storage says so, and what helps', async () => {
  expect(await failureWithoutFile('clip')).toEqual([
    'failed',
    'The file of this image is gone. Generate it again or upload another.',
  ])
})

test('an export says which scene’s file is gone, and what helps', async () => {
  expect(await failureWithoutFile('export')).toEqual([
    'failed',
    'Scene 1: the image is missing. Generate it again or upload another.',
  ])
})
