import { arrayBuffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { typePrompt } from '#contract/type-prompt.ts'
import { inWords, vendorSays } from '#contract/words/in-words.ts'
import { tell } from '#contract/words/told.ts'
import { assets, discardedFiles, generations, transactions } from '#database/schema/index.ts'
import { findSheet, sweepDiscardedFiles } from '#domain/asset/index.ts'
import { chooseTake, listTakes, setInType, updateScene } from '#domain/scene/index.ts'
import { deleteStoryboard, getStoryboard, updateStoryboard } from '#domain/storyboard/index.ts'
import { createBuiltinIllustrator } from '#providers/illustrator/builtin/create-builtin-illustrator.ts'
import { createIdeogramIllustrator } from '#providers/illustrator/ideogram/create-ideogram-illustrator.ts'
import { ProviderError, type ProviderErrorKind } from '#providers/provider-error.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { finishTake, startTake } from '#testing/make-take.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { PACE } from '../context.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from '../vendor/ask-vendor.ts'
import { drawImage, repeatUnavailable } from './image.ts'

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

test('any scene is set in type as its image, free, whatever the illustrator is', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes(1)
  await finishTake(account, await startTake(account, scene.id, 'image'))
  const [drawn] = await listTakes(account, scene)
  const spent = await ctx.db.$count(transactions)
  await updateScene(account, { id: scene.id, voiceOverText: 'Why do cats purr?' })

  const started = await setInType(account, { id: scene.id })
  expect(started).toMatchObject({ kind: 'image', state: 'queued', price: 0 })
  // An illustrator that answers every call with an error.
  const worker = createTestWorker(ctx, {})
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, started.id, drawImage)
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, started.id))
  expect(row).toMatchObject({ state: 'succeeded', failure: null, price: 0 })
  expect(await ctx.db.$count(transactions)).toBe(spent)

  const [card] = await listTakes(account, scene)
  expect(card).toMatchObject({
    kind: 'image',
    isInUse: true,
    madeFrom: 'Why do cats purr?',
    model: null,
  })
  expect(card?.asset).toMatchObject({ contentType: 'image/png' })
  const { scenes } = await getStoryboard(account, { id: storyboard.id })
  expect(scenes[0]?.image).toMatchObject({ status: 'complete', isStale: false })
  const back = await chooseTake(account, { id: scene.id, takeId: drawn?.id ?? '' })
  expect(back.image.asset?.id).toBe(drawn?.asset?.id)
})

test('a long text is set on several pages, whose file goes when the card does', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes(1)
  const voiceOverText =
    'Those who understand interest earn it. Those who do not pay it, all their lives.'
  await updateScene(account, { id: scene.id, voiceOverText })
  const started = await setInType(account, { id: scene.id })
  const worker = createTestWorker(ctx, {})
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, started.id, drawImage)

  const [take] = await listTakes(account, scene)
  const { card } = take?.asset ?? {}
  expect(card).toMatchObject({ isWhole: true, pages: [{ at: 0 }, {}] })
  const sheet = await findSheet(account, take?.asset?.id ?? '')
  const read = async () => await arrayBuffer(await ctx.storage.read(sheet.storageKey))
  const { format, width, height } = await sharp(await read()).metadata()
  expect({ format, width, height }).toEqual({ format: 'webp', width: 2160, height: 3840 })
  expect(await ctx.db.$count(discardedFiles)).toBe(0)

  await deleteStoryboard(account, { id: storyboard.id })
  await sweepDiscardedFiles(ctx)
  await expect(read()).rejects.toMatchObject({ name: 'StorageMissingError' })
})

test('a scene that says nothing has no text card', async () => {
  const { account, scene } = await accountWithScenes(1)
  await updateScene(account, { id: scene.id, voiceOverText: '' })
  await expect(setInType(account, { id: scene.id })).rejects.toMatchObject({
    code: 'NOTHING_TO_GENERATE',
  })
})

test('when nothing of a prompt can be drawn, the words are set in type instead, which is said and free', async () => {
  const { ctx, account, scene } = await accountWithScenes(1)
  await updateScene(account, {
    id: scene.id,
    voiceOverText: 'Interest earns interest.',
    imagePrompt: 'The concept of compounding',
  })
  const spent = await ctx.db.$count(transactions)
  const started = await startTake(account, scene.id, 'image')
  const worker = createTestWorker(ctx, {
    illustrator: createBuiltinIllustrator({ cacheFolder: temporaryFolder() }),
  })
  await keepWorkerAlive(ctx, worker.workerId)
  await runGeneration(worker, started.id, drawImage)
  const [row] = await ctx.db.select().from(generations).where(eq(generations.id, started.id))
  expect(row).toMatchObject({ state: 'succeeded', price: 0 })
  expect(row?.failure).toEqual(tell('set-in-type'))
  expect(await ctx.db.$count(transactions)).toBe(spent)
  const [take] = await listTakes(account, scene)
  expect(take?.asset).toMatchObject({ contentType: 'image/png', isTextCard: true })
})

const OPTIONS = {
  delayMs: 0,
  signal: new AbortController().signal,
  inVain: tell('no-image-after-attempts'),
}

function failing(kinds: ProviderErrorKind[]) {
  const calls = { count: 0 }
  const call = async () => {
    const kind = kinds[calls.count++]
    if (kind) throw new ProviderError(kind, vendorSays('Acme', `It was ${kind}.`))
    return 'made'
  }
  return { calls, call }
}

test('a call that is unavailable three times succeeds with the fourth', async () => {
  const { call } = failing(['unavailable', 'unavailable', 'unavailable'])
  expect(await repeatUnavailable(call, OPTIONS)).toBe('made')
})

test('after four attempts it says that all were in vain', async () => {
  const { calls, call } = failing(Array.from({ length: 9 }, () => 'unavailable'))
  await expect(repeatUnavailable(call, OPTIONS)).rejects.toThrow(inWords(OPTIONS.inVain))
  expect(calls.count).toBe(4)
})

for (const kind of ['refused', 'unsupported', 'outcome-unknown'] as const) {
  test(`what is ${kind} is never repeated`, async () => {
    const { calls, call } = failing([kind])
    await expect(repeatUnavailable(call, OPTIONS)).rejects.toThrow(`It was ${kind}.`)
    expect(calls.count).toBe(1)
  })
}

test('the pause before a repeat is 1.5 s at first and doubles', async () => {
  expect(PACE.repeatDelayMs).toBe(1500)
  const delayMs = 20
  const startedAtMs: number[] = []
  const call = () => {
    startedAtMs.push(performance.now())
    return Promise.reject(new ProviderError('unavailable', vendorSays('Acme', 'Not now.')))
  }
  await expect(repeatUnavailable(call, { ...OPTIONS, delayMs })).rejects.toThrow(
    inWords(OPTIONS.inVain),
  )
  const pauses = startedAtMs.slice(1).map((atMs, index) => atMs - (startedAtMs[index] ?? 0))
  // Timers count whole milliseconds, and may fire within the last of them.
  for (const [index, pauseMs] of pauses.entries()) {
    expect(pauseMs).toBeGreaterThan(delayMs * 2 ** index - 2)
  }
})

test('waiting for the next attempt ends when nobody wants the result any more', async () => {
  const { calls, call } = failing(['unavailable'])
  const abort = new AbortController()
  const repeating = repeatUnavailable(call, { ...OPTIONS, delayMs: 60_000, signal: abort.signal })
  abort.abort()
  await expect(repeating).rejects.toThrow()
  expect(calls.count).toBe(1)
})

test('a picture that shows its scene in type is out of date when the scene says something else, and so is its prompt', async () => {
  const { ctx, account, storyboard, scene } = await accountWithScenes()
  const illustrator = createBuiltinIllustrator({ cacheFolder: temporaryFolder() })
  const worker = createTestWorker(ctx, { illustrator })
  await keepWorkerAlive(ctx, worker.workerId)
  const said = 'We bake 120 loaves a day. They sell out.'
  const imagePrompt = typePrompt('We bake 120 loaves a day.')
  const { id } = scene
  await updateScene(account, { id, voiceOverText: said, imagePrompt })
  const shown = async () => (await getStoryboard(account, storyboard)).scenes[0]
  const draw = async () => {
    const started = await startTake(account, id, 'image')
    await runGeneration(worker, started.id, drawImage)
  }
  await draw()
  expect((await shown())?.image).toMatchObject({ asset: { isTextCard: true }, isStale: false })
  // The second sentence is on the card, though not in the prompt.
  await updateScene(account, {
    id,
    voiceOverText: 'We bake 120 loaves a day. All are gone by ten.',
  })
  expect(await shown()).toMatchObject({ imagePrompt, image: { isStale: true } })
  await updateScene(account, { id, voiceOverText: said })
  expect((await shown())?.image.isStale).toBe(false)
  await updateScene(account, { id, voiceOverText: 'We bake 250 loaves a day. They sell out.' })
  expect(await shown()).toMatchObject({
    imagePrompt: typePrompt('We bake 250 loaves a day.'),
    image: { isStale: true },
  })
  await draw()
  expect((await shown())?.image.isStale).toBe(false)
  // Emptied on the way to other words, which takes longer than a save.
  await updateScene(account, { id, voiceOverText: '' })
  await updateScene(account, { id, voiceOverText: 'We bake 260 loaves a day.' })
  expect((await shown())?.imagePrompt).toBe(typePrompt('We bake 260 loaves a day.'))
  // A prompt of somebody's own stays.
  await updateScene(account, { id, imagePrompt: typePrompt('Fresh!') })
  await updateScene(account, { id, voiceOverText: 'We bake 300 loaves a day.' })
  expect((await shown())?.imagePrompt).toBe(typePrompt('Fresh!'))
})
