import { expect, test } from 'vitest'
import { decodeClip } from '#testing/decode-clip.ts'
import { KLING_KEY, KLING_PAIR, startKling } from '#testing/fakes/kling.ts'
import type { FakeAnswer } from '#testing/fakes/start-fake.ts'
import { webpPicture } from '#testing/fakes/webp-picture.ts'
import { finishWork, startOptions } from '#testing/finish-work.ts'
import { testAnimator } from '../animator-compliance.ts'
import type { AnimateRequest } from '../animator-provider.ts'
import { createKlingAnimator, tryKling } from './create-kling-animator.ts'

const CALL_ID = '5e9c1e0a-0000-4000-8000-000000000002'
const { signal } = new AbortController()

async function vendor(key = KLING_KEY) {
  const fake = await startKling()
  const settings = { key, baseUrl: fake.url, model: 'kling-v2-6' }
  const options = startOptions({ send: (post) => post({ id: CALL_ID, costs: () => undefined }) })
  const request: AnimateRequest = {
    imagePath: await webpPicture(options.folder, '9/16'),
    prompt: 'Slow push in.',
    aspectRatio: '9/16',
    durationMs: 4000,
    seed: 1,
  }
  const animator = createKlingAnimator(settings)
  const begin = async () => {
    const started = await animator.start(request, options)
    if (!('handle' in started)) throw new Error('It was not begun.')
    return started.handle
  }
  return { fake, settings, animator, request, options, begin }
}

testAnimator('Kling', {
  async create() {
    const { url: baseUrl } = await startKling()
    return createKlingAnimator({ key: KLING_KEY, baseUrl, model: 'kling-v2-6' })
  },
  paintPicture: webpPicture,
  decode: (path) => decodeClip(path, 90),
  lengthMsFor: () => 5000,
})

test.each([
  ['a key of its own', KLING_KEY],
  ['a pair of access and secret key', KLING_PAIR],
])('with %s a clip is begun once, under the id of our call', async (_, key) => {
  const { fake, animator, request, options } = await vendor(key)
  await finishWork(animator, request, options)
  expect(fake.tasks).toHaveLength(1)
  expect(fake.tasks[0]?.body).toMatchObject({
    external_task_id: CALL_ID,
    duration: '5',
    prompt: 'Slow push in.',
  })
})

function code(number: number, message: string, status = 429): FakeAnswer {
  return { status, json: { code: number, message, request_id: 'x' } }
}

test('the clips of a batch begin two seconds apart', async () => {
  expect((await vendor()).animator.pauseBetweenMs).toBe(2000)
})

test('a clip is expected after three minutes', async () => {
  expect((await vendor()).animator.expectedDurationMs).toBe(180_000)
})

test.each<[string, FakeAnswer, object]>([
  ['too many tasks', code(1303, 'parallel task over resource pack limit'), { kind: 'busy' }],
  ['too fast', code(1302, 'rate limit'), { kind: 'busy' }],
  [
    'an empty account',
    code(1102, 'resource pack empty'),
    { told: { code: 'vendor-out-of-credit' } },
  ],
  ['a wrong key', code(1002, 'invalid', 401), { told: { code: 'vendor-key-refused' } }],
  [
    'content against its rules',
    code(1301, 'Risky content', 400),
    { kind: 'refused', message: 'Kling: “Risky content”' },
  ],
  ['a wrong parameter, answered with 200', code(1201, 'bad image', 200), { kind: 'misconfigured' }],
  ['its address', code(1304, 'IP whitelist'), { kind: 'misconfigured' }],
])('%s: nothing was begun, and it is said what', async (_, onBegin, error) => {
  const { fake, begin } = await vendor()
  fake.onBegin = onBegin
  const thrown: unknown = await begin().catch((reason: unknown) => reason)
  expect(thrown).toMatchObject({ name: 'ProviderError' })
  expect(thrown).toMatchObject(error)
  expect(fake.tasks).toHaveLength(0)
})

test.each<[string, FakeAnswer]>([
  ['no answer', { hangsUp: true }],
  ['code 5001', code(5001, 'Service unavailable', 503)],
  ['a page', { status: 502, body: '<h1>Bad gateway</h1>' }],
])('after %s it is found by our id and not begun again', async (_, answer) => {
  const { fake, animator, request, options, begin } = await vendor()
  fake.onBegin = { ...answer, begins: true }
  expect(await begin().catch((reason: unknown) => reason)).not.toMatchObject({
    name: 'ProviderError',
  })
  const lookUp = async () =>
    await animator.lookUp?.({ id: CALL_ID, sentAt: new Date() }, request, options)
  const handle = { id: fake.tasks[0]?.id }
  expect(await lookUp()).toMatchObject({ handle })
  fake.listTellsOurIds = false
  expect(await lookUp()).toMatchObject({ handle })
  expect(fake.tasks).toHaveLength(1)
})

test('what Kling does not know is asked for again, and after ten minutes was never begun', async () => {
  const { animator, request, options } = await vendor()
  const lookUp = async (ageMs: number) =>
    await animator.lookUp?.({ id: CALL_ID, sentAt: new Date(Date.now() - ageMs) }, request, options)
  await expect(lookUp(60_000)).rejects.toThrow('does not list')
  expect(await lookUp(11 * 60_000)).toBeNull()
})

test.each([
  [
    'failed',
    { task_status: 'failed', task_status_msg: 'Failure to pass the risk control' },
    'Failure to pass the risk control',
  ],
  ['failed without a word', { task_status: 'failed', task_status_msg: '' }, null],
  ['cleared', { task_result: { videos: [] } }, { code: 'result-gone', values: {} }],
])('a task that %s never delivers', async (_, ending, reason) => {
  const { fake, animator, options, begin } = await vendor()
  fake.questionsUntilDone = 0
  fake.ending = ending
  const handle = await begin()
  expect(await animator.check?.(handle, options)).toEqual({ state: 'failed', reason })
})

test('the other spelling of success is understood; no answer says nothing', async () => {
  const { fake, animator, options, begin } = await vendor()
  fake.questionsUntilDone = 0
  fake.ending = { task_status: 'succeeded' }
  const handle = await begin()
  fake.onQuestion = { status: 503, body: 'later' }
  await expect(animator.check?.(handle, options)).rejects.toThrow('Kling answered')
  fake.onQuestion = null
  expect(await animator.check?.(handle, options)).toMatchObject({ state: 'succeeded' })
})

test('a test lists tasks and begins none', async () => {
  const { fake, settings } = await vendor()
  await tryKling(settings, signal)
  await expect(tryKling({ ...settings, key: 'wrong' }, signal)).rejects.toMatchObject({
    told: { code: 'vendor-key-refused' },
  })
  expect(fake.tasks).toHaveLength(0)
})
