import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { ExportSettings } from '#contract/export.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { makeTake } from '#testing/make-take.ts'
import { requestExport, saveExport } from '../export/index.ts'
import { claimGeneration } from '../generation/index.ts'
import { countMedia, listMedia } from './index.ts'

test('what was made is found by its own title, and not by what else its scene says', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  for (const kind of ['voice', 'image', 'clip'] as const) await makeTake(account, scene.id, kind)
  const settings = ExportSettings.parse({ musicMood: 'calm' })
  const { generation } = await requestExport(account, { storyboardId: storyboard.id, ...settings })
  const claimed = await claimGeneration(ctx, generation.id, randomUUID())
  if (!claimed) throw new Error('The export could not be claimed.')
  const video = { path: 'a', contentType: 'video/mp4', storageKey: randomUUID(), sizeBytes: 1 }
  await saveExport(ctx, claimed, video)

  const titlesFor = async (search: string) =>
    (await listMedia(account, { limit: 9, search })).items.map(({ title }) => title)
  expect(await titlesFor('SEA sáys')).toEqual(['Scene 1 says something about the sea.'])
  expect(await titlesFor('calm lighthouse')).toEqual(['A lighthouse over a calm sea'])
  expect(await titlesFor('push')).toEqual(['Slow push in.'])
  expect(await titlesFor('weather')).toEqual(['Reading the weather'])
  expect(await titlesFor('weather lighthouse')).toEqual([])
  expect(await countMedia(account, { search: 'sea' })).toEqual({ image: 2, video: 0, audio: 0 })
})
