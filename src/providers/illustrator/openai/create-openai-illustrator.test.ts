import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ASPECT_RATIOS } from '#contract/options.ts'
import { freePort } from '#database/embedded/cluster-record.ts'
import { refusal, startOpenaiImages } from '#testing/fakes/openai-images.ts'
import type { FakeAnswer } from '#testing/fakes/start-fake.ts'
import { finishWork } from '#testing/finish-work.ts'
import { testIllustrator } from '../illustrator-compliance.ts'
import type { IllustrateRequest } from '../illustrator-provider.ts'
import { createOpenaiIllustrator, tryOpenaiImages } from './create-openai-illustrator.ts'
import { familyOf, sizeFor } from './model-family.ts'

type Fake = Awaited<ReturnType<typeof startOpenaiImages>>
const { signal } = new AbortController()
const REQUEST: IllustrateRequest = {
  prompt: 'A tea house in the mountains',
  aspectRatio: '4/5',
  style: 'AUTO',
  seed: 3,
}
const settingsOf = ({ key, url }: Fake, model = 'gpt-image-1') => ({
  key,
  baseUrl: `${url}/v1`,
  model,
})

testIllustrator('by OpenAI’s protocol', async () =>
  createOpenaiIllustrator(settingsOf(await startOpenaiImages())),
)

async function drawing(order: (fake: Fake) => void, wish: Partial<IllustrateRequest> = {}) {
  const fake = await startOpenaiImages()
  order(fake)
  const provider = createOpenaiIllustrator(settingsOf(fake))
  const outcome = await finishWork(provider, { ...REQUEST, ...wish }).catch((e: unknown) => e)
  return { fake, outcome }
}

test.each([
  ['gpt-image-1', { size: '1024x1536' }],
  ['dall-e-3', { size: '1024x1792', response_format: 'b64_json' }],
  ['x/z-image-turbo', { size: '896x1152', response_format: 'b64_json' }],
])('%s is asked for just what it knows', async (model, more) => {
  const fake = await startOpenaiImages()
  const picture = await finishWork(createOpenaiIllustrator(settingsOf(fake, model)), REQUEST)
  expect(fake.asked).toEqual([{ model, prompt: REQUEST.prompt, n: 1, ...more }])
  expect(picture).toMatchObject({ contentType: 'image/jpeg' })
  expect(picture.width / picture.height).toBeCloseTo(0.8, 2)
})

test('every shape is drawn lying or standing as the film is', () => {
  for (const model of ['gpt-image-1', 'dall-e-3', 'x/z-image-turbo']) {
    const ways = ASPECT_RATIOS.map((ratio) => {
      const [width = 0, height = 0] = sizeFor(familyOf(model), ratio).split('x').map(Number)
      return Math.sign(width - height)
    })
    expect(ways).toEqual([1, -1, 0, -1])
  }
})

test('what is too long for a model is cut, not refused', async () => {
  const fake = await startOpenaiImages()
  const provider = createOpenaiIllustrator(settingsOf(fake, 'dall-e-3'))
  await finishWork(provider, { ...REQUEST, prompt: 'a tree '.repeat(1000) })
  expect(String(fake.asked[0]?.['prompt'])).toHaveLength(4000)
})

test('a server of one’s own needs no key, is asked one at a time, and may be asked again', async () => {
  const fake = await startOpenaiImages('')
  const provider = createOpenaiIllustrator(settingsOf(fake, 'x/z-image-turbo'))
  expect(await finishWork(provider, REQUEST)).toMatchObject({ contentType: 'image/jpeg' })
  expect(provider).toMatchObject({ safeToRepeat: true, limits: { atOnce: 1 } })
  const baseUrl = 'https://api.openai.com/v1'
  const openai = createOpenaiIllustrator({ key: 'k', baseUrl, model: 'gpt-image-1' })
  expect(openai).toMatchObject({ name: 'openai-images:gpt-image-1', safeToRepeat: false })
})

test.each(['url', 'data-url'] as const)(
  'a server that answers with a %s is understood',
  async (answers) => {
    const { outcome, fake } = await drawing((it) => (it.answers = answers))
    const { path } = outcome as { path: string }
    expect((await sharp(path).metadata()).format).toBe('jpeg')
    expect(fake.drawn).toBe(1)
  },
)

test.each<[string, FakeAnswer, object]>([
  [
    'a policy',
    refusal(400, 'content_policy_violation', 'Your request was rejected.'),
    {
      kind: 'refused',
      message: expect.stringMatching(/^127\.0\.0\.1:\d+: “Your request was rejected\.”$/),
    },
  ],
  ['moderation', refusal(400, 'moderation_blocked', 'Blocked.'), { kind: 'refused' }],
  [
    'a policy with a number as its code',
    { status: 400, json: { error: { message: 'No.', code: 400, type: 'content_policy' } } },
    { kind: 'refused' },
  ],
  [
    'a wrong parameter',
    refusal(400, 'invalid_request_error', 'Unknown model'),
    { kind: 'misconfigured' },
  ],
  ['an unknown model', refusal(404, 'model_not_found', 'No such model'), { kind: 'misconfigured' }],
  ['a wrong key', refusal(401, 'invalid_api_key', 'No'), { kind: 'misconfigured' }],
  ['a key without the right', refusal(403, 'forbidden', 'No'), { kind: 'misconfigured' }],
  [
    'an empty account',
    refusal(429, 'insufficient_quota', 'No'),
    { kind: 'misconfigured', told: { code: 'vendor-out-of-credit' } },
  ],
  [
    'haste',
    { ...refusal(429, 'rate_limit_exceeded', 'No'), headers: { 'retry-after': '4' } },
    { kind: 'busy', retryAfterMs: 4000 },
  ],
  ['a fault', { status: 500, body: '<h1>Oops</h1>' }, { kind: 'unavailable' }],
])('turned down for %s: nothing was drawn, and it says so', async (_, insteadOf, error) => {
  const { outcome, fake } = await drawing((it) => (it.insteadOf = insteadOf))
  expect(outcome).toMatchObject({ name: 'ProviderError', ...error })
  expect({ asked: fake.asked.length, drawn: fake.drawn }).toEqual({ asked: 1, drawn: 0 })
})

test.each<[string, (answer: FakeAnswer) => FakeAnswer]>([
  ['hung up on', () => ({ hangsUp: true })],
  ['cut in half', (answer) => ({ ...answer, cutAfter: 50 })],
  ['no JSON', () => ({ body: 'Hello' })],
  ['empty', () => ({ json: { data: [] } })],
  ['rubbish', () => ({ json: { data: [{ b64_json: 'AAAA' }] } })],
])('an answer that is %s is not asked for again', async (_, afterDrawing) => {
  const { outcome, fake } = await drawing((it) => (it.afterDrawing = afterDrawing))
  expect(outcome).toBeInstanceOf(Error)
  expect([undefined, 'outcome-unknown']).toContain((outcome as { kind?: string }).kind)
  expect({ asked: fake.asked.length, drawn: fake.drawn }).toEqual({ asked: 1, drawn: 1 })
})

test('a picture that was drawn is fetched again, not drawn again', async () => {
  const once = await drawing((it) => {
    it.answers = 'url'
    it.deliveries = [{ status: 500 }]
  })
  expect(once.outcome).toMatchObject({ contentType: 'image/jpeg' })
  const gone = await drawing((it) => {
    it.answers = 'url'
    it.deliveries = [{ status: 404 }]
  })
  expect(gone.outcome).toMatchObject({ kind: 'outcome-unknown' })
  expect([once.fake.drawn, gone.fake.drawn]).toEqual([1, 1])
})

test('nobody is there: it certainly was not drawn', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}/v1`
  const provider = createOpenaiIllustrator({ key: '', baseUrl, model: 'x/z-image-turbo' })
  await expect(finishWork(provider, REQUEST)).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a connection is tried by asking for the models', async () => {
  const fake = await startOpenaiImages()
  await tryOpenaiImages(settingsOf(fake), signal)
  const wrong = { ...settingsOf(fake), key: 'wrong' }
  await expect(tryOpenaiImages(wrong, signal)).rejects.toMatchObject({ kind: 'misconfigured' })
  expect(fake.asked).toEqual([])
})
