import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { VOICES } from '#contract/voices.ts'
import { readWav } from '#studio/sound/read-wav.ts'
import { decodedLengthMs } from '#testing/decoded-length.ts'
import { type Kind, startFakeSpeechServer } from '#testing/fakes/speech-server.ts'
import { startOptions } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testNarrator } from '../narrator-compliance.ts'
import { createOpenAINarrator, tryOpenAISpeech } from './create-openai-narrator.ts'

async function connected(
  kind: Kind,
  model = kind.startsWith('kokoro') ? 'kokoro' : 'tts-1',
  key = '',
) {
  const fake = await startFakeSpeechServer(kind, key)
  const settings = { key, baseUrl: `${fake.url}/v1`, model }
  const narrator = createOpenAINarrator(settings)
  const costs: number[] = []
  const speak = async (text: string, voiceId = 'en-rachel') => {
    const options = startOptions({
      folder: temporaryFolder(),
      send: (post) => post({ id: 'call', costs: (usd) => costs.push(usd) }),
    })
    const started = await narrator.start({ text, voiceId }, options)
    if (!('done' in started)) throw new Error('It is done at once.')
    return started.done
  }
  return { fake, settings, narrator, speak, costs }
}

for (const kind of ['openai', 'kokoro'] as const) {
  testNarrator(`a server like ${kind}`, {
    create: async () => (await connected(kind)).narrator,
    durationMsOf: decodedLengthMs,
  })
}

test('a sound that was sent before its length was known becomes a whole file', async () => {
  const { speak, fake } = await connected('openai')
  const { path, contentType, durationMs } = await speak('Five words are in it.')
  expect({ contentType, durationMs }).toEqual({ contentType: 'audio/wav', durationMs: 2000 })
  const bytes = await readFile(path)
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8)
  expect((await readWav(path)).channels[0]?.length).toBe(2 * 24_000)
  expect(fake.requests).toEqual([
    {
      path: '/v1/audio/speech',
      json: {
        model: 'tts-1',
        input: 'Five words are in it.',
        voice: 'nova',
        response_format: 'wav',
      },
    },
  ])
})

test('a server that only knows MP3 is taken as it is', async () => {
  const { speak, fake } = await connected('localai')
  fake.troubles.push('mp3')
  const { contentType, path, durationMs } = await speak('Hello there.')
  expect(contentType).toBe('audio/mpeg')
  expect(Math.abs(durationMs - (await decodedLengthMs(path)))).toBeLessThan(30)
})

test('Kokoro gives the times of the words', async () => {
  const { speak, fake } = await connected('kokoro')
  const { words, wordTimes } = await speak('Hello, big world.', 'en-alice')
  expect(wordTimes).toBe('given')
  expect(words).toEqual([
    { text: 'Hello,', startMs: 0, endMs: 300 },
    { text: 'big', startMs: 400, endMs: 700 },
    { text: 'world.', startMs: 800, endMs: 1100 },
  ])
  expect(fake.requests[0]).toMatchObject({
    path: '/dev/captioned_speech',
    json: { voice: 'bf_emma', stream: false },
  })
})

test.each(['no times', 'other words'] as const)(
  'Kokoro with %s: captions all the same',
  async (trouble) => {
    const { speak, fake } = await connected('kokoro')
    fake.troubles.push(trouble)
    const { words, wordTimes } = await speak('Hello, big world.')
    expect(wordTimes).not.toBe('given')
    expect(words.map(({ text }) => text)).toEqual(['Hello,', 'big', 'world.'])
  },
)

test('a server with its voices and without its times is asked the usual way from then on', async () => {
  const { speak, fake } = await connected('kokoro without times')
  await speak('Hello.')
  await speak('Hello.')
  const paths = fake.requests.map(({ path }) => path)
  expect(paths).toEqual(['/dev/captioned_speech', '/v1/audio/speech', '/v1/audio/speech'])
})

test.each(['objects', 'strings'] as const)(
  'Kokoro speaks in the voices it has, told as %s',
  async (tellsVoicesAs) => {
    const { narrator, fake } = await connected('kokoro')
    expect(narrator.unsupported('de-sarah')).toMatchObject({ code: 'language-not-spoken' })
    expect(narrator.unsupported('fr-thomas')).toMatchObject({ code: 'voice-not-offered' })
    expect(narrator.unsupported('zh-lily')).toBeNull()
    fake.tellsVoicesAs = tellsVoicesAs
    const spoken = await narrator.voices?.(new AbortController().signal)
    expect(spoken).toContain('ja-nicole')
    expect(spoken).not.toContain('zh-lily')
    expect(narrator.unsupported('zh-lily')).toMatchObject({ code: 'language-not-spoken' })
  },
)

test('every voice of the catalogue is one of OpenAI, of its gender', async () => {
  const { narrator, speak, fake } = await connected('openai')
  expect(VOICES.filter(({ id }) => narrator.unsupported(id))).toEqual([])
  for (const [voiceId, voice] of [
    ['en-sarah', 'shimmer'],
    ['en-brian', 'onyx'],
    ['he-rachel', 'nova'],
  ] as const) {
    await speak('123', voiceId)
    expect(fake.requests.at(-1)?.json).toMatchObject({ voice })
  }
})

test.each([
  ['misconfigured', 429, { code: 'insufficient_quota', message: 'No money.' }],
  ['busy', 429, { code: 'rate_limit_exceeded', message: 'Slowly.' }],
  ['misconfigured', 401, { code: 'invalid_api_key', message: 'No.' }],
  ['refused', 400, { code: 'content_policy_violation', message: 'Not this.' }],
  ['misconfigured', 400, { code: 'unknown_parameter', message: 'What?' }],
  ['misconfigured', 404, { code: 'model_not_found', message: 'Which?' }],
  ['unavailable', 500, { message: 'Oh.' }],
])('%s: HTTP %i %j', async (kind, status, error) => {
  const { speak, fake } = await connected('openai', 'tts-1', 'a-key')
  fake.troubles.push({ status, json: { error } })
  await expect(speak('Hello.')).rejects.toMatchObject({ name: 'ProviderError', kind })
  expect({ asked: fake.requests.length, billed: fake.billedCharacters }).toEqual({
    asked: 1,
    billed: 0,
  })
})

test('a lost answer is unknown where it is billed, and free to be asked for again where not', async () => {
  const paid = await connected('openai', 'tts-1', 'a-key')
  paid.fake.troubles.push('cut')
  await expect(paid.speak('Hello.')).rejects.not.toMatchObject({ name: 'ProviderError' })
  const own = await connected('localai')
  own.fake.troubles.push('cut', { hangsUp: true })
  await expect(own.speak('Hello.')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(own.speak('Hello.')).rejects.toMatchObject({ kind: 'unavailable' })
  expect([paid.narrator.safeToRepeat, own.narrator.safeToRepeat]).toEqual([false, true])
})

test('a sound that is none, and a text beyond the limit', async () => {
  const { speak, fake } = await connected('openai')
  fake.troubles.push('broken audio')
  await expect(speak('Hello.')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect(speak('x'.repeat(4097))).rejects.toMatchObject({ kind: 'unsupported' })
  expect(fake.requests).toHaveLength(1)
})

test('what it costs, where anybody bills it', async () => {
  const paid = await connected('openai', 'tts-1-hd', 'a-key')
  await paid.speak('Hello.')
  expect(paid.costs).toEqual([180])
  const own = await connected('localai')
  await own.speak('Hello.')
  expect(own.costs).toEqual([])
})

test('connecting asks what costs nothing', async () => {
  const { signal } = new AbortController()
  const { settings, fake } = await connected('openai', 'tts-1', 'a-key')
  await tryOpenAISpeech(settings, signal)
  await tryOpenAISpeech({ ...settings, baseUrl: fake.url }, signal)
  await expect(tryOpenAISpeech({ ...settings, key: 'no' }, signal)).rejects.toMatchObject({
    kind: 'misconfigured',
  })
  await tryOpenAISpeech((await connected('kokoro without times')).settings, signal)
  const nowhere = { ...settings, baseUrl: 'http://127.0.0.1:9/v1' }
  await expect(tryOpenAISpeech(nowhere, signal)).rejects.toMatchObject({ kind: 'unavailable' })
  expect(fake.billedCharacters).toBe(0)
})
