import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { assets, generations } from '#database/schema/index.ts'
import { getStoryboard, updateStoryboard } from '#domain/storyboard/index.ts'
import { listTakes } from '#domain/scene/index.ts'
import { createIdeogramIllustrator } from '#providers/illustrator/ideogram/create-ideogram-illustrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { createTestWorker } from '#testing/test-worker.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from '../vendor/ask-vendor.ts'
import { drawImage } from './draw-image.ts'

/** A storyboard with three references in its library, drawn by Ideogram. */
async function studio(facts = {}) {
  vi.spyOn(console, 'error').mockReturnValue()
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  for (let count = 0; count < 3; count++) await saveTestImage(account, scene.id)
  const pictures = await ctx.db.select().from(assets)
  const fake = await startIdeogram()
  const settings = { key: IDEOGRAM_KEY, baseUrl: fake.url, model: 'v3-turbo' }
  const illustrator = { ...createIdeogramIllustrator(settings), ...facts }
  const worker = createTestWorker(ctx, { illustrator })
  const { id } = storyboard
  const cast = [{ name: 'sea', description: 'green and calm' }]
  const change = { look: 'Ink on paper.', cast, negativePrompt: 'fog' }
  const referenceImageIds = pictures.map((picture) => picture.id)
  await updateStoryboard(account, { id, ...change, referenceImageIds })
  const draw = async () => {
    const started = await startTake(account, scene.id, 'image')
    await runGeneration(worker, started.id, drawImage)
    await askVendor(worker)
    const [row] = await ctx.db.select().from(generations).where(eq(generations.id, started.id))
    return row
  }
  return { ctx, account, id, scene, fake, pictures, draw }
}

test('a picture is bought with look, cast, what it never shows and what it is drawn after', async () => {
  const { account, id, scene, fake, draw } = await studio()
  const drawn = await draw()
  expect(drawn?.state).toBe('succeeded')
  const [bought] = fake.billed
  expect(fake.billed).toHaveLength(1)
  expect(bought?.['negative_prompt']).toBe('fog')
  expect(bought?.['prompt']).toMatch(/sea.*\. sea: green and calm\. Ink on paper\.$/)
  expect(fake.references[0]).toHaveLength(3)
  const [take] = await listTakes(account, { id: scene.id })
  expect(String(take?.seed)).toBe(bought?.['seed'])
  expect((await getStoryboard(account, { id })).scenes[0]?.image.isStale).toBe(false)
})

test('references that are gone are passed over', async () => {
  const { ctx, fake, pictures, draw } = await studio()
  const [first, second] = pictures
  if (!first || !second) throw new Error('There are too few pictures.')
  await ctx.storage.delete([first.storageKey])
  await ctx.db.update(assets).set({ contentType: 'audio/mpeg' }).where(eq(assets.id, second.id))
  expect((await draw())?.state).toBe('succeeded')
  expect(fake.references[0]).toHaveLength(1)
})

test('a model that cannot is not told, and nothing is fetched for it', async () => {
  const { fake, draw } = await studio({ can: {} })
  expect((await draw())?.state).toBe('succeeded')
  expect(fake.billed[0]).not.toHaveProperty('negative_prompt')
  expect(fake.references[0]).toEqual([])
})
