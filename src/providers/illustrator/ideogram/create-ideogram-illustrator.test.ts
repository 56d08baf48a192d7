import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { IDEOGRAM_KEY, startIdeogram } from '#testing/fakes/ideogram.ts'
import { painted } from '#testing/fakes/painted.ts'
import type { FakeAnswer } from '#testing/fakes/start-fake.ts'
import { webpPicture } from '#testing/fakes/webp-picture.ts'
import { finishWork, startOptions } from '#testing/finish-work.ts'
import { testIllustrator } from '../illustrator-compliance.ts'
import type { IllustrateRequest } from '../illustrator-provider.ts'
import { createIdeogramIllustrator, tryIdeogram } from './create-ideogram-illustrator.ts'

const REQUEST: IllustrateRequest = {
  prompt: 'A lighthouse at dusk',
  aspectRatio: '9/16',
  style: 'REALISTIC',
  seed: 3_000_000_000,
}
const { signal } = new AbortController()

async function vendor(model = 'v3-turbo') {
  const fake = await startIdeogram()
  const settings = { key: IDEOGRAM_KEY, baseUrl: fake.url, model }
  const costs: number[] = []
  const options = startOptions({
    send: (post) => post({ id: 'call', costs: (microUsd) => costs.push(microUsd) }),
  })
  const illustrator = createIdeogramIllustrator(settings)
  const begin = async () => {
    const started = await illustrator.start(REQUEST, options)
    if (!('handle' in started)) throw new Error('It was not made.')
    return started.handle
  }
  return { fake, settings, illustrator, options, costs, begin }
}

testIllustrator('Ideogram', async () => {
  const { url: baseUrl } = await startIdeogram()
  return createIdeogramIllustrator({ key: IDEOGRAM_KEY, baseUrl, model: 'v3-turbo' })
})

test('one picture is bought, with the prompt as it stands and a seed of ours', async () => {
  const { fake, illustrator, options, costs } = await vendor()
  await finishWork(illustrator, REQUEST, options)
  expect(fake.billed).toEqual([
    {
      prompt: 'A lighthouse at dusk',
      aspect_ratio: '9x16',
      rendering_speed: 'TURBO',
      magic_prompt: 'OFF',
      style_type: 'REALISTIC',
      seed: String(3_000_000_000 % 2_147_483_647),
      num_images: '1',
    },
  ])
  expect(costs).toEqual([30_000])
})

test('what is never shown is said apart, and references go with it as small JPEGs', async () => {
  const { fake, illustrator, options } = await vendor()
  const { folder } = options
  const huge = join(folder, 'huge.png')
  await sharp({ create: { width: 4000, height: 3000, channels: 4, background: '#00800080' } })
    .png()
    .toFile(huge)
  const referencePaths = [huge, await webpPicture(folder, '9/16')]
  const wish = { ...REQUEST, negativePrompt: 'fog, people', referencePaths }
  await finishWork(illustrator, wish, options)
  expect(fake.billed).toMatchObject([{ negative_prompt: 'fog, people' }])
  const sizes = await Promise.all((fake.references[0] ?? []).map((file) => sharp(file).metadata()))
  expect(sizes.map(({ format, width }) => [format, width])).toEqual([
    ['jpeg', 1536],
    ['jpeg', expect.any(Number)],
  ])
})

test('a reference that is no picture is refused, and nothing is bought', async () => {
  const { fake, illustrator, options } = await vendor()
  const path = join(options.folder, 'words')
  await writeFile(path, 'not a picture')
  const drawing = finishWork(illustrator, { ...REQUEST, referencePaths: [path] }, options)
  await expect(drawing).rejects.toMatchObject({
    kind: 'refused',
    told: { code: 'reference-unreadable' },
  })
  expect(fake.billed).toEqual([])
})

test('the pictures of a batch begin a second apart', async () => {
  expect((await vendor()).illustrator.pauseBetweenMs).toBe(1000)
})

test('another model has its own speed and price', async () => {
  const { fake, begin, costs } = await vendor('v3-quality')
  await begin()
  expect(fake.billed[0]).toMatchObject({ rendering_speed: 'QUALITY' })
  expect(costs).toEqual([90_000])
  const unknown = await vendor('v9')
  await expect(unknown.begin()).rejects.toMatchObject({ kind: 'misconfigured' })
})

const PROHIBITED = 'Prompt provided failed safety check due to the inclusion of prohibited content.'

test.each<[string, FakeAnswer, object]>([
  [
    'a prompt against the rules',
    { status: 422, json: { error: PROHIBITED } },
    { kind: 'refused', message: `Ideogram: “${PROHIBITED}”` },
  ],
  [
    'too many at once',
    { status: 429, headers: { 'retry-after': '3' } },
    { kind: 'busy', retryAfterMs: 3000 },
  ],
  ['too many at once, without a time', { status: 429 }, { kind: 'busy' }],
  ['a wrong key', { status: 401, body: 'no' }, { kind: 'misconfigured' }],
  ['a fault of its own', { status: 500, json: { message: 'Oops' } }, { kind: 'unavailable' }],
  ['a bad request', { status: 400, json: { error: 'Invalid value' } }, { kind: 'misconfigured' }],
])('%s: nothing was made, and it is said what', async (_, onGenerate, error) => {
  const { fake, begin, costs } = await vendor()
  fake.onGenerate = onGenerate
  await expect(begin()).rejects.toMatchObject({ name: 'ProviderError', ...error })
  expect(costs).toEqual([])
})

test('a picture that is held back as unsafe is a refusal, and may be billed', async () => {
  const { fake, begin, costs } = await vendor()
  fake.picture = { is_image_safe: false, url: null }
  await expect(begin()).rejects.toMatchObject({
    kind: 'refused',
    told: { code: 'picture-withheld' },
  })
  expect(costs).toEqual([30_000])
})

test('of several pictures the one that may be shown is taken, and all were billed', async () => {
  const { fake, illustrator, options, costs } = await vendor()
  fake.comes = 2
  fake.picture = { is_image_safe: false, url: null }
  expect(await finishWork(illustrator, REQUEST, options)).toMatchObject({
    contentType: 'image/jpeg',
  })
  expect(fake.billed).toHaveLength(2)
  expect(costs).toEqual([60_000])
})

test('whoever comes as the eleventh at once is asked to come back, and nothing is made for them', async () => {
  const { fake, begin } = await vendor()
  const held = Promise.withResolvers<void>()
  const full = Promise.withResolvers<void>()
  fake.beforeAnswer = () => held.promise
  fake.onFull = full.resolve
  const ten = Array.from({ length: 10 }, begin)
  await full.promise
  for (const headers of [{}, { 'retry-after': '2' }]) {
    fake.whenFull = headers
    const retryAfterMs = 'retry-after' in headers ? 2000 : 10_000
    await expect(begin()).rejects.toMatchObject({ kind: 'busy', retryAfterMs })
  }
  held.resolve()
  await Promise.all(ten)
  expect(fake.billed).toHaveLength(10)
})

test('a slow answer is waited for as long as somebody wants it; it was billed', async () => {
  const { fake, illustrator, options } = await vendor()
  fake.onGenerate = { delayMs: 60_000, bills: true }
  const leaving = { ...options, signal: AbortSignal.timeout(200) }
  await expect(illustrator.start(REQUEST, leaving)).rejects.toThrow('timeout')
  expect(fake.billed).toHaveLength(1)
})

test('a safe picture without an address was billed, and is not told as unsafe', async () => {
  const { fake, begin } = await vendor()
  fake.picture = { url: null }
  await expect(begin()).rejects.toMatchObject({ kind: 'outcome-unknown' })
})

test.each<[string, FakeAnswer]>([
  ['is lost', { hangsUp: true }],
  ['is cut in half', { body: '{"created":"2026","data":[{"url":"https://', cutAfter: 20 }],
  ['is no JSON', { body: 'ok' }],
  ['comes from a gateway that gave up', { status: 502, body: '<h1>Bad gateway</h1>' }],
])('of an answer that %s nobody knows whether it was billed', async (_, answer) => {
  const { fake, begin } = await vendor()
  fake.onGenerate = { ...answer, bills: true }
  const error: unknown = await begin().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(Error)
  expect(error).not.toMatchObject({ name: 'ProviderError' })
  expect(fake.billed).toHaveLength(1)
})

test('what was paid for is fetched later, by whoever has the handle, and bought once', async () => {
  const { fake, settings, options, begin } = await vendor()
  const handle = JSON.parse(JSON.stringify(await begin()))
  fake.onFile = (attempt) => (attempt === 1 ? { status: 500 } : null)
  const another = createIdeogramIllustrator(settings)
  expect(await another.check?.(handle, options)).toMatchObject({ state: 'succeeded' })
  expect(fake.billed).toHaveLength(1)
})

test.each<[string, FakeAnswer, object]>([
  ['expired', { status: 403 }, { state: 'failed', reason: { code: 'result-gone' } }],
  ['too large', { body: Buffer.alloc(30_000_001) }, { state: 'failed' }],
])('a file that is %s is given up', async (_, onFile, standing) => {
  const { fake, illustrator, options, begin } = await vendor()
  const handle = await begin()
  fake.onFile = onFile
  expect(await illustrator.check?.(handle, options)).toMatchObject(standing)
  expect(fake.billed).toHaveLength(1)
})

test('a file that is no picture is told so; one that breaks off is fetched again later', async () => {
  const { fake, illustrator, options, begin } = await vendor()
  const handle = await begin()
  fake.onFile = { body: 'PNG?', headers: { 'content-type': 'text/html' } }
  expect(await illustrator.check?.(handle, options)).toMatchObject({
    state: 'failed',
    reason: { code: 'result-unusable' },
  })
  const png = await painted(400, 700, 1)
  fake.onFile = { body: png.subarray(0, png.length / 2), headers: { 'content-type': 'image/png' } }
  expect(await illustrator.check?.(handle, options)).toMatchObject({
    state: 'failed',
    reason: { code: 'result-unusable' },
  })
  fake.onFile = { body: 'x'.repeat(500), cutAfter: 100 }
  await expect(illustrator.check?.(handle, options)).rejects.toThrow()
  fake.onFile = null
  expect(await illustrator.check?.(handle, options)).toMatchObject({ state: 'succeeded' })
})

test('a test buys nothing', async () => {
  const { fake, settings } = await vendor()
  await tryIdeogram(settings, signal)
  await expect(tryIdeogram({ ...settings, key: 'wrong' }, signal)).rejects.toMatchObject({
    told: { code: 'vendor-key-refused' },
  })
  expect(fake.billed).toEqual([])
})
