import { expect, test } from 'vitest'
import { freePort } from '#database/embedded/cluster-record.ts'
import { type ChatStep, startFakeChat } from '#testing/fakes/openai-chat.ts'
import { finishWork } from '#testing/finish-work.ts'
import { ProviderError } from '../../provider-error.ts'
import { testWriter } from '../writer-compliance.ts'
import type { WriteRequest } from '../writer-provider.ts'
import { createOpenaiWriter, tryOpenai } from './create-openai-writer.ts'

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
testWriter('openai', async () => createOpenaiWriter((await startFakeChat()).settings))

async function writing(options: Parameters<typeof startFakeChat>[0] = {}, changes = {}) {
  const fake = await startFakeChat(options)
  const writer = createOpenaiWriter({ ...fake.settings, ...changes })
  const write = () => finishWork(writer, REQUEST).catch((error: unknown) => error)
  return { outcome: await write(), write, ...fake }
}
const thinkingAloud = (storyboard: object) =>
  `<think>{maybe}</think>\n\`\`\`json\n${JSON.stringify(storyboard)}\n\`\`\``
const failing = (status: number, message: string, code = '', headers = {}): ChatStep => ({
  answers: { status, headers, json: { error: { message, type: 'x', code } } },
})

test('one idea is one call; a server that wants no key gets none', async () => {
  const { outcome, counts } = await writing()
  expect(outcome).toMatchObject({ title: 'The sea', scenes: [{}, {}, {}] })
  expect(counts).toEqual({ requests: 1, served: 1 })
  const withKey = await writing({ key: 'sk-test' })
  expect(withKey.outcome).toMatchObject({ title: 'The sea' })
})

test.each([
  ['json_object', 2],
  ['plain', 3],
] as const)('a server that only knows %s is asked so, and remembered', async (knows, requests) => {
  const { outcome, counts, bodies, write } = await writing({ knows })
  expect(outcome).toMatchObject({ title: 'The sea' })
  expect(counts).toEqual({ requests, served: 1 })
  expect(bodies.at(-1)?.messages?.[0]?.content).toContain('JSON Schema: {"type":"object"')
  expect(await write()).toMatchObject({ title: 'The sea' })
  expect(counts).toEqual({ requests: requests + 1, served: 2 })
})

test.each<[string, ChatStep, object]>([
  [
    'too many calls',
    failing(429, 'Slow down', '', { 'retry-after': '2' }),
    { kind: 'busy', retryAfterMs: 2000 },
  ],
  [
    'an empty account',
    failing(429, 'Quota', 'insufficient_quota'),
    { kind: 'misconfigured', told: { code: 'vendor-out-of-credit' } },
  ],
  ['a failure', failing(500, 'Out of memory'), { kind: 'unavailable' }],
  [
    'a wrong key',
    failing(401, 'Incorrect API key provided'),
    { told: { code: 'vendor-key-refused' } },
  ],
  ['a missing model', failing(404, 'model not found'), { told: { code: 'vendor-settings-wrong' } }],
  [
    'a refused idea',
    failing(400, 'Rejected by the safety system', 'content_policy_violation'),
    { kind: 'refused' },
  ],
])('%s: nothing served, one request', async (_, step, thrown) => {
  const { outcome, counts } = await writing({ steps: [step] })
  expect(outcome).toBeInstanceOf(ProviderError)
  expect(outcome).toMatchObject(thrown)
  expect(counts).toEqual({ requests: 1, served: 0 })
})

test('a server that takes no format at all says why', async () => {
  const { outcome, counts } = await writing({}, { model: 'other' })
  expect(outcome).toMatchObject({ kind: 'misconfigured', told: { code: 'vendor-settings-wrong' } })
  expect(counts).toEqual({ requests: 3, served: 0 })
})

test('a refusal, in its own field or as a sentence, is told in these words', async () => {
  for (const step of [{ refuses: 'I cannot help.' }, { says: 'I cannot help.' }]) {
    const { outcome, counts } = await writing({ steps: [step] })
    expect(outcome).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('I cannot help.'),
    })
    expect(counts.served).toBe(1)
  }
})

test('an answer that was stopped for its content is refused in words, not in half a text', async () => {
  const steps = [{ says: '{"title": "The', finish: 'content_filter' }]
  const { outcome, counts } = await writing({ steps })
  expect(outcome).toMatchObject({ kind: 'refused', told: { code: 'model-answer-withheld' } })
  expect(counts.served).toBe(1)
})

test.each<[number | string, number, object]>([
  ['content_policy_violation', 400, { kind: 'refused' }],
  [500, 500, { kind: 'unavailable', told: { code: 'vendor-failed' } }],
  [400, 400, { kind: 'misconfigured' }],
])('a code may be a number: %s', async (code, status, thrown) => {
  const error = { code, message: 'It did not work.', type: '' }
  // As often as there are formats to try.
  const steps = Array.from({ length: 3 }, () => ({ answers: { status, json: { error } } }))
  const { outcome } = await writing({ steps })
  expect(outcome).toMatchObject({ ...thrown, message: expect.stringContaining('did not work') })
})

test('points are told one a line, and as what they are', async () => {
  const { settings, bodies } = await startFakeChat()
  const idea = 'A class\nOn Saturday\n45 euros\nMill Street\nCome'
  await finishWork(createOpenaiWriter(settings), { ...REQUEST, beginning: 'points', idea })
  expect(bodies[0]?.messages?.[1]?.content).toContain(`\n${idea}\n`)
  expect(bodies[0]?.messages?.[1]?.content).toContain('This is points for the video, one a line')
})

test('thoughts and code blocks around a storyboard are left out', async () => {
  const { outcome, counts } = await writing({ steps: [{ says: thinkingAloud }] })
  expect(outcome).toMatchObject({ title: 'The sea' })
  expect(counts.served).toBe(1)
})

test.each<[string, ChatStep]>([
  ['cut for its length', { says: '{"title": "The', finish: 'length' }],
  ['not of a schema that was not enforced', { says: '{"story": 1}' }],
])('an answer %s is sent back once', async (_, step) => {
  const { outcome, counts } = await writing({ steps: [step] })
  expect(outcome).toMatchObject({ title: 'The sea' })
  expect(counts.served).toBe(2)
  const again = await writing({ steps: [step, step] })
  expect(again.outcome).toMatchObject({ kind: 'unavailable' })
  expect(again.counts.served).toBe(2)
})

test('an answer that was lost is not asked for again here', async () => {
  for (const delivers of [{ cutAfter: 200 }, { hangsUp: true }]) {
    const { outcome, counts } = await writing({ steps: [{ delivers }] })
    expect(outcome).not.toBeInstanceOf(ProviderError)
    expect(counts.served).toBe(1)
  }
})

test('trying the connection writes nothing, and says what is wrong', async () => {
  const { settings, counts } = await startFakeChat()
  const { signal } = new AbortController()
  const trying = (changes: object) => tryOpenai({ ...settings, ...changes }, signal)
  await trying({})
  await expect(trying({ key: 'wrong' })).rejects.toMatchObject({ kind: 'misconfigured' })
  await expect(trying({ model: 'none' })).rejects.toThrow('has no model “none”.')
  const nobody = `http://127.0.0.1:${await freePort()}/v1`
  await expect(trying({ baseUrl: nobody })).rejects.toThrow('cannot be reached')
  expect(counts.requests).toBe(0)
})
