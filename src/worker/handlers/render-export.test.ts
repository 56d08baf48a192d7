import { expect, test } from 'vitest'
import { listExports, requestExport } from '#domain/exports.ts'
import { editStoryboard } from '#domain/storyboard/index.ts'
import { createBuiltinMusician } from '#providers/musician/builtin/create-builtin-musician.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { renderExport } from './render-export.ts'

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
