import { expect, test } from 'vitest'
import { freePort } from '#database/embedded/cluster-record.ts'
import { type GrokStep, startFakeGrok } from '#testing/fakes/grok.ts'
import { finishWork, startOptions } from '#testing/finish-work.ts'
import { ProviderError } from '../../provider-error.ts'
import { testWriter } from '../writer-compliance.ts'
import type { WriteRequest } from '../writer-provider.ts'
import { createGrokWriter, tryGrok } from './create-grok-writer.ts'

const REQUEST: WriteRequest = {
  idea: 'The sea is calm today, and nobody knows why.',
  beginning: 'idea',
  durationS: 30,
  style: 'Educational',
  audience: 'General Audience',
  aspectRatio: '9/16',
  language: 'en',
  sceneCount: 3,
}
testWriter('grok', async () => createGrokWriter((await startFakeGrok()).settings))

const answering = (status: number, json: unknown, headers = {}): GrokStep => ({
  answers: { status, json, headers },
})
const said = (text: string): GrokStep => ({ says: text })

const POINTS = {
  beginning: 'points',
  idea: 'A class\nOn Saturday\n45 euros\nMill Street\nCome',
} as const

async function writing(steps: GrokStep[], changes = {}, more = {}) {
  const fake = await startFakeGrok(steps)
  const costs: number[] = []
  const outcome = await finishWork(
    createGrokWriter({ ...fake.settings, ...changes }),
    { ...REQUEST, ...more },
    { send: (post) => post({ id: 'c', costs: (microUsd) => costs.push(microUsd) }) },
  ).catch((error: unknown) => error)
  return { outcome, costs, ...fake }
}

test('one idea is one billed call, and its cost is what xAI says', async () => {
  const { outcome, costs, counts } = await writing([])
  expect(outcome).toMatchObject({ title: 'The sea', scenes: [{}, {}, {}] })
  expect(counts).toEqual({ requests: 1, billed: 1 })
  expect(costs).toEqual([118])
})

test.each<[string, GrokStep, object]>([
  [
    'too many calls, with a pause',
    answering(429, { error: 'Too many requests' }, { 'retry-after': '1' }),
    { kind: 'busy', retryAfterMs: 1000 },
  ],
  ['too many calls, without one', answering(429, { error: { message: 'Slow' } }), { kind: 'busy' }],
  ['a failure', answering(500, { error: 'Internal' }), { kind: 'unavailable' }],
  [
    'a page of HTML',
    { answers: { status: 503, body: '<h1>Down</h1>', headers: { 'content-type': 'text/html' } } },
    { kind: 'unavailable' },
  ],
  [
    'an idea that is turned down',
    answering(403, {
      code: 'permission-denied',
      error: 'Content violates usage guidelines. Failed check: SAFETY_CHECK_TYPE_BIO',
    }),
    {
      kind: 'refused',
      message: expect.stringContaining('Failed check: SAFETY_CHECK_TYPE_BIO'),
    },
  ],
  [
    'a team that is blocked',
    answering(403, { code: 'permission-denied', error: 'Your team is blocked' }),
    { kind: 'misconfigured' },
  ],
  [
    'an account without money',
    answering(403, { error: { message: 'The team has no credits left', type: 'x', code: 'y' } }),
    { kind: 'misconfigured', told: { code: 'vendor-out-of-credit' } },
  ],
  ['a wrong field', answering(422, { error: 'Bad field' }), { kind: 'misconfigured' }],
  [
    'an error with status 200',
    answering(200, { code: 'internal', error: 'Something broke' }),
    { kind: 'unavailable' },
  ],
])('%s: nothing billed, one request', async (_, step, thrown) => {
  const { outcome, counts } = await writing([step])
  expect(outcome).toBeInstanceOf(ProviderError)
  expect(outcome).toMatchObject(thrown)
  expect(counts).toEqual({ requests: 1, billed: 0 })
})

test('a wrong key, which xAI answers with 400, and none at all', async () => {
  for (const key of ['wrong', '']) {
    const { outcome, counts } = await writing([], { key })
    expect(outcome).toMatchObject({ kind: 'misconfigured', told: { code: 'vendor-key-refused' } })
    expect(counts.requests).toBe(0)
  }
})

test('nobody there: certainly not sent', async () => {
  const baseUrl = `http://127.0.0.1:${await freePort()}/v1`
  const { outcome } = await writing([], { baseUrl })
  expect(outcome).toMatchObject({ kind: 'unavailable', told: { code: 'vendor-unreachable' } })
})

test.each<[string, GrokStep]>([
  ['is cut in the middle', { delivers: { cutAfter: 300 } }],
  ['never comes', { delivers: { hangsUp: true } }],
  [
    'is half a JSON text',
    {
      answers: { body: '{"output": [', headers: { 'content-type': 'application/json' } },
      isBilled: true,
    },
  ],
])('an answer that %s leaves the outcome unknown, and is not asked for again', async (_, step) => {
  const { outcome, counts } = await writing([step])
  expect(outcome).toBeInstanceOf(Error)
  expect(outcome).not.toBeInstanceOf(ProviderError)
  expect(counts).toEqual({ requests: 1, billed: 1 })
})

test.each<GrokStep>([{ delivers: { delayMs: 60_000 } }, { delivers: { bodyDelayMs: 90_000 } }])(
  'a slow answer, %j, is waited for until nobody wants it any more',
  async (step) => {
    const { settings, counts } = await startFakeGrok([step])
    const signal = AbortSignal.timeout(200)
    const options = startOptions({ signal })
    await expect(createGrokWriter(settings).start(REQUEST, options)).rejects.toThrow('timeout')
    expect(counts.billed).toBe(1)
  },
)

test.each<[string, GrokStep]>([
  [
    'cut for its length',
    { says: '{"title": "The', status: 'incomplete', reason: 'max_output_tokens' },
  ],
  ['not of the schema', said('{"story": 1}')],
  ['without scenes', { says: (storyboard) => JSON.stringify({ ...storyboard, scenes: [] }) }],
])('an answer %s is sent back once, and both calls are written down', async (_, step) => {
  const { outcome, counts, costs, bodies } = await writing([step])
  expect(outcome).toMatchObject({ title: 'The sea' })
  expect(counts.billed).toBe(2)
  expect(costs).toEqual([118, 118])
  expect(bodies[1]?.input?.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  const again = await writing([step, step])
  expect(again.outcome).toMatchObject({ kind: 'unavailable' })
  expect(again.counts.billed).toBe(2)
})

test('an answer that was stopped for its content is refused in words, and not paid for twice', async () => {
  const stopped = { says: '{"title": "The', status: 'incomplete', reason: 'content_filter' }
  const { outcome, counts, costs } = await writing([stopped])
  expect(outcome).toMatchObject({
    kind: 'refused',
    told: { code: 'model-answer-withheld', values: { vendor: 'Grok' } },
  })
  expect(counts.billed).toBe(1)
  expect(costs).toEqual([118])
  const second = await writing([said('{"story": 1}'), stopped])
  expect(second.outcome).toMatchObject({ kind: 'refused' })
  expect(second.counts.billed).toBe(2)
})

test('what users say goes in parts, as the client libraries of xAI send it; plain text is taken, too', async () => {
  const { bodies, settings } = await writing([], {}, POINTS)
  const [system, user] = bodies[0]?.input ?? []
  expect(system?.content).toEqual(expect.any(String))
  const text = expect.stringContaining('\nA class\nOn Saturday\n45 euros\nMill Street\nCome\n')
  expect(user?.content).toEqual([{ type: 'input_text', text }])
  expect(JSON.stringify(user)).toContain('This is points for the video, one a line')
  const plain = { ...bodies[0], input: [system, { role: 'user', content: 'The sea' }] }
  const answer = await fetch(`${settings.baseUrl}/responses`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.key}`, 'content-type': 'application/json' },
    body: JSON.stringify(plain),
  })
  expect(answer.status).toBe(200)
})

test('a refusal in a polite sentence is told in these words, after one call', async () => {
  const { outcome, counts } = await writing([said('I can’t help with this one.')])
  expect(outcome).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('I can’t help with this one.'),
  })
  expect(counts.billed).toBe(1)
})

test('a script is accompanied, word for word', async () => {
  const script = ['Nobody knows why the sea is calm.', 'We do.']
  const { outcome, counts } = await writing([], {}, { beginning: 'script', script, sceneCount: 2 })
  expect(outcome).toMatchObject({ scenes: script.map((voiceOverText) => ({ voiceOverText })) })
  expect(counts.billed).toBe(1)
})

test('trying the connection costs nothing, and says what is wrong', async () => {
  const { settings, counts } = await startFakeGrok()
  const { signal } = new AbortController()
  const trying = (changes: object) => tryGrok({ ...settings, ...changes }, signal)
  await trying({})
  await expect(trying({ key: 'wrong' })).rejects.toMatchObject({ kind: 'misconfigured' })
  await expect(trying({ model: 'grok-9' })).rejects.toThrow('Grok has no model “grok-9”.')
  const nobody = `http://127.0.0.1:${await freePort()}/v1`
  await expect(trying({ baseUrl: nobody })).rejects.toThrow('Grok cannot be reached.')
  expect(counts.billed).toBe(0)
})
