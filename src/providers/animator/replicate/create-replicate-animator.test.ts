import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeClip } from '#testing/decode-clip.ts'
import { REPLICATE_KEY, startReplicate } from '#testing/fakes/replicate.ts'
import type { FakeAnswer } from '#testing/fakes/start-fake.ts'
import { webpPicture } from '#testing/fakes/webp-picture.ts'
import { finishWork, startOptions } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testAnimator } from '../animator-compliance.ts'
import type { AnimateRequest } from '../animator-provider.ts'
import { createReplicateAnimator, tryReplicate } from './create-replicate-animator.ts'

const MODEL = 'kwaivgi/kling-v2.5-turbo-pro'
const CALL_ID = '5e9c1e0a-0000-4000-8000-000000000001'
const { signal } = new AbortController()

async function vendor(model = MODEL) {
  const fake = await startReplicate()
  const settings = { key: REPLICATE_KEY, baseUrl: fake.url, model }
  const folder = temporaryFolder()
  const costs: number[] = []
  const options = startOptions({
    folder,
    send: (post) => post({ id: CALL_ID, costs: (microUsd) => costs.push(microUsd) }),
  })
  const request: AnimateRequest = {
    imagePath: await webpPicture(folder, '9/16'),
    prompt: 'Slow push in.',
    aspectRatio: '9/16',
    durationMs: 4000,
    seed: 1,
  }
  const animator = createReplicateAnimator(settings)
  const begin = async () => {
    const started = await animator.start(request, options)
    if (!('handle' in started)) throw new Error('It was not begun.')
    return started.handle
  }
  return { fake, settings, animator, request, options, costs, begin }
}

testAnimator('Kling via Replicate', {
  async create() {
    const { url: baseUrl } = await startReplicate()
    return createReplicateAnimator({ key: REPLICATE_KEY, baseUrl, model: MODEL })
  },
  paintPicture: webpPicture,
  decode: (path) => decodeClip(path, 90),
  lengthMsFor: () => 5000,
})

test('a clip is begun once, with the picture as JPEG and the shortest length that fills the scene', async () => {
  const { fake, animator, request, options, costs } = await vendor()
  const clip = await finishWork(animator, { ...request, durationMs: 5200 }, options)
  expect(clip.path).toBe(join(options.folder, 'clip.mp4'))
  expect(fake.jobs).toHaveLength(1)
  const [file] = [...fake.uploads.values()]
  expect(file?.name).toBe(`${CALL_ID}.jpg`)
  expect((await sharp(file?.bytes).metadata()).format).toBe('jpeg')
  expect(fake.jobs[0]?.input).toMatchObject({ prompt: 'Slow push in.', duration: 10 })
  expect(costs).toEqual([700_000])
})

test.each(['kwaivgi/kling-v2.1', 'kwaivgi/kling-v2.6'])(
  '%s gets only what it takes',
  async (model) => {
    const { fake, begin } = await vendor(model)
    await begin()
    expect(fake.jobs).toHaveLength(1)
  },
)

test('the clips of a batch begin two seconds apart', async () => {
  expect((await vendor()).animator.pauseBetweenMs).toBe(2000)
})

test.each<[string, FakeAnswer, object]>([
  ['429', { status: 429, headers: { 'retry-after': '7' } }, { kind: 'busy', retryAfterMs: 7000 }],
  ['429 without a time', { status: 429, json: { detail: 'throttled' } }, { kind: 'busy' }],
  ['402', { status: 402, json: { detail: 'No credit' } }, { kind: 'misconfigured' }],
  ['422', { status: 422, json: { detail: 'Bad input' } }, { kind: 'misconfigured' }],
])('a refusal with %s began nothing, and says so', async (_, onBegin, error) => {
  const { fake, begin, costs } = await vendor()
  fake.onBegin = onBegin
  await expect(begin()).rejects.toMatchObject({ name: 'ProviderError', ...error })
  expect(fake.jobs).toHaveLength(0)
  expect(costs).toEqual([])
})

test.each<[string, FakeAnswer]>([
  ['500', { status: 500, json: { detail: 'Oops' } }],
  ['502 with a page', { status: 502, body: '<h1>Bad gateway</h1>' }],
  ['no answer at all', { hangsUp: true }],
  ['an answer that is cut', { status: 201, body: '{"id":"abc","status":"sta', cutAfter: 10 }],
  [
    'half of a JSON text',
    { status: 201, body: '{"id":"abc"', headers: { 'content-type': 'application/json' } },
  ],
])('with %s nobody knows, so it is found by its picture and not begun again', async (_, answer) => {
  const { fake, animator, request, options, begin } = await vendor()
  fake.onBegin = { ...answer, begins: true }
  const error: unknown = await begin().catch((thrown: unknown) => thrown)
  expect(error).not.toMatchObject({ name: 'ProviderError' })
  fake.onBegin = null
  const found = await animator.lookUp?.({ id: CALL_ID, sentAt: new Date() }, request, options)
  expect(found).toMatchObject({ handle: { id: fake.jobs[0]?.id } })
  expect(fake.jobs).toHaveLength(1)
})

test('what is not listed is asked for again, and after ten minutes was never begun', async () => {
  const { animator, request, options } = await vendor()
  const lookUp = async (ageMs: number) =>
    await animator.lookUp?.({ id: CALL_ID, sentAt: new Date(Date.now() - ageMs) }, request, options)
  await expect(lookUp(60_000)).rejects.toThrow('does not list')
  expect(await lookUp(11 * 60_000)).toBeNull()
})

test('an upload that fails costs nothing and begins nothing', async () => {
  const { fake, begin } = await vendor()
  fake.onUpload = { hangsUp: true }
  await expect(begin()).rejects.toMatchObject({ kind: 'unavailable' })
  expect(fake.jobs).toHaveLength(0)
})

test.each([
  [
    'failed, in the words of the model',
    { status: 'failed', error: 'NSFW content detected' },
    'NSFW content detected',
  ],
  ['canceled', { status: 'canceled', output: null }, null],
  ['aborted before it began', { status: 'aborted', output: null }, null],
  ['deleted', { output: null, data_removed: true }, { code: 'result-gone', values: {} }],
])('a prediction that was %s never delivers', async (_, ending, reason) => {
  const { fake, animator, options, begin } = await vendor()
  fake.questionsUntilDone = 0
  fake.ending = ending
  const handle = await begin()
  expect(await animator.check?.(handle, options)).toEqual({ state: 'failed', reason })
})

test('a list of outputs is read, too', async () => {
  const { fake, animator, options, begin } = await vendor()
  fake.questionsUntilDone = 0
  const handle = await begin()
  fake.ending = { output: [`${fake.url}/delivery/${fake.jobs[0]?.id}/out.mp4`] }
  expect(await animator.check?.(handle, options)).toMatchObject({ state: 'succeeded' })
})

test('a question without an answer says nothing of the job', async () => {
  const { fake, animator, options, begin } = await vendor()
  const handle = await begin()
  fake.onQuestion = { status: 500 }
  await expect(animator.check?.(handle, options)).rejects.toThrow('Replicate answered')
})

test.each<[string, FakeAnswer, object]>([
  ['gone', { status: 404 }, { code: 'result-gone' }],
  ['forbidden', { status: 403 }, { code: 'result-gone' }],
  ['a page', { body: '<h1>Hi</h1>' }, { code: 'result-unusable' }],
])('a file that is %s fails the job; nothing is begun again', async (_, onDelivery, reason) => {
  const { fake, animator, options, begin } = await vendor()
  fake.questionsUntilDone = 0
  const handle = await begin()
  fake.onDelivery = onDelivery
  const standing = await animator.check?.(handle, options)
  expect(standing).toMatchObject({ state: 'failed', reason })
  expect(fake.jobs).toHaveLength(1)
})

test('a file that breaks off is fetched at the next question', async () => {
  const { fake, animator, options, begin } = await vendor()
  fake.questionsUntilDone = 0
  const handle = await begin()
  fake.onDelivery = { body: 'x'.repeat(1000), cutAfter: 100 }
  await expect(animator.check?.(handle, options)).rejects.toThrow()
  fake.onDelivery = null
  expect(await animator.check?.(handle, options)).toMatchObject({ state: 'succeeded' })
})

test('a job is stopped, also one that has ended', async () => {
  const { fake, animator, begin } = await vendor()
  const handle = await begin()
  await animator.stop?.(handle, { signal })
  await animator.stop?.({ id: 'gone' }, { signal })
  expect(fake.cancelled).toEqual([handle['id']])
})

test('a test asks for the account alone', async () => {
  const { fake, settings } = await vendor()
  await tryReplicate(settings, signal)
  await expect(tryReplicate({ ...settings, key: 'wrong' }, signal)).rejects.toMatchObject({
    kind: 'misconfigured',
    told: { code: 'vendor-key-refused' },
  })
  expect(fake.jobs).toHaveLength(0)
})
