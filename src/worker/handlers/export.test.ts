import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import type { GenerationKind } from '#contract/generation.ts'
import { inWords } from '#contract/words/in-words.ts'
import { assets, generations } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { listExports, requestExport } from '#domain/exports.ts'
import { editStoryboard } from '#domain/storyboard/index.ts'
import { createBuiltinMusician } from '#providers/musician/builtin/create-builtin-musician.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { animateClip } from './clip.ts'
import { renderExport } from './export.ts'

const SETTINGS = {
  resolution: '720p',
  captionStyle: 'word',
  captionPosition: 'lower',
  captionSize: 100,
  pace: 'normal',
  musicMood: 'calm',
  musicSeed: 1,
  musicVolume: 100,
} as const

test('a video that is shorter than any piece of music has music all the same', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  const edit = { type: 'length', sceneId: scene.id, durationMs: 1500 } as const
  await editStoryboard(account, { id: storyboard.id, edit })
  const storyboardId = storyboard.id
  const { generation } = await requestExport(account, { storyboardId, ...SETTINGS })
  const worker = createTestWorker(ctx, { musician: createBuiltinMusician() })
  const cached = { ...worker, cacheFolder: temporaryFolder() }
  await runGeneration(cached, generation.id, renderExport)
  const [finished] = await listExports(account, { storyboardId })
  expect(finished?.generation).toMatchObject({ state: 'succeeded', failure: null })
  expect(finished?.asset?.durationMs).toBe(1500)
})

const PLAIN_SETTINGS = {
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
      : (await requestExport(account, { storyboardId: storyboard.id, ...PLAIN_SETTINGS }))
          .generation
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
