import { expect, test } from 'vitest'
import { VOICES } from '#contract/voices.ts'
import { connected } from '#testing/connected-elevenlabs.ts'
import { decodedLengthMs } from '#testing/decoded-length.ts'
import { testNarrator } from '../narrator-compliance.ts'
import type { NarratorProvider } from '../narrator-provider.ts'
import { tryElevenLabs } from './create-elevenlabs-narrator.ts'
import { vendorVoicesOf } from './voices.ts'

testNarrator('elevenlabs', {
  create: async () => (await connected()).narrator,
  durationMsOf: decodedLengthMs,
})

const QUOTA = { status: 'quota_exceeded', message: 'You have 3 credits remaining.' }
test.each([
  [
    'busy',
    429,
    { status: 'too_many_concurrent_requests', message: 'x' },
    { 'retry-after': '7' },
    7000,
  ],
  [
    'busy',
    429,
    { code: 'rate_limit_exceeded', type: 'rate_limit_error', message: 'x' },
    {},
    10_000,
  ],
  ['busy', 429, { status: 'concurrent_limit_exceeded', message: 'x' }, {}, 10_000],
  ['busy', 429, { code: 'rate_limit_exceeded', message: 'x' }, { 'retry-after': '3' }, 3000],
  ['busy', 429, { code: 'system_busy', message: 'x' }, {}, 10_000],
  ['misconfigured', 401, QUOTA, {}],
  ['misconfigured', 401, { code: 'invalid_api_key', status: '', message: 'x' }, {}],
  ['misconfigured', 400, { status: 'invalid_api_key', message: 'x' }, {}],
  ['misconfigured', 401, { status: 'detected_unusual_activity', message: 'x' }, {}],
  ['misconfigured', 402, { code: 'payment_required', message: 'x' }, {}],
  ['unsupported', 402, { code: 'paid_plan_required', message: 'x' }, {}],
  ['unsupported', 400, { status: 'max_character_limit_exceeded', message: 'Too long.' }, {}],
  ['refused', 403, { status: 'content_against_policy', message: 'Not this.' }, {}],
  ['misconfigured', 422, [{ loc: ['body'], msg: 'Field required', type: 'missing' }], {}],
  ['misconfigured', 400, 'Something is wrong.', {}],
  ['unavailable', 500, 'Internal Server Error', {}],
  ['unavailable', 503, { code: 'system_busy', message: 'x' }, {}],
] as const)(
  '%s: HTTP %i %j, once and not billed',
  async (kind, status, detail, headers, pauseMs?: number) => {
    const { speak, fake, outcomes } = await connected()
    fake.scenarios.push({ refuses: { status, detail, headers: { ...headers } } })
    const refusal = await speak('Hello.', 'en-brian').catch((error: unknown) => error)
    expect(refusal).toMatchObject({ name: 'ProviderError', kind })
    if (pauseMs) expect(refusal).toMatchObject({ retryAfterMs: pauseMs })
    expect({ asked: fake.speechRequests, billed: fake.billedCredits }).toEqual({
      asked: 1,
      billed: 0,
    })
    expect(outcomes).toEqual(['refused'])
  },
)

test('an empty account and a text that is refused are told in plain words', async () => {
  const { speak, fake } = await connected()
  fake.scenarios.push({ refuses: { status: 401, detail: QUOTA } })
  await expect(speak('Hi.')).rejects.toThrow(
    'The account of this site at ElevenLabs has no credit left.',
  )
  fake.scenarios.push({ refuses: { status: 403, detail: { status: 'x', message: 'Not this.' } } })
  await expect(speak('Hi.')).rejects.toThrow('Not this.')
})

test('Sarah speaks for Rachel when she is gone; of others it is said that they are', async () => {
  const { speak, fake, outcomes, narrator } = await connected()
  fake.voices.delete('21m00Tcm4TlvDq8ikWAM')
  fake.voices.delete('nPczCjzI2devNBz1zQrb')
  await speak('Hello.')
  expect(fake.items.map(({ voice_id }) => voice_id)).toEqual(['EXAVITQu4vr4xnSDxMaL'])
  expect(outcomes).toEqual(['refused', 'delivered'])
  await expect(speak('Hello.', 'en-brian')).rejects.toMatchObject({ kind: 'unsupported' })

  const spoken = await narrator.voices?.(new AbortController().signal)
  expect(spoken).toContain('en-rachel')
  expect(spoken).toContain('vi-sarah')
  expect(spoken).not.toContain('en-brian')
  expect(narrator.unsupported('en-brian')).toMatchObject({ code: 'voice-not-offered' })
  await speak('Hello again.')
  expect(fake.speechRequests).toBe(4)
})

test('every name of the catalogue is a voice of the vendor, and every language has its model', async () => {
  for (const { id } of VOICES) expect(vendorVoicesOf(id)[0], id).toMatch(/^[A-Za-z0-9]{20}$/)
  const { narrator, speak, fake } = await connected()
  expect(VOICES.filter(({ id }) => narrator.unsupported(id))).toEqual([])
  const asked = async (voiceId: string) => {
    fake.voices.add(vendorVoicesOf(voiceId)[0] ?? '')
    await speak('123', voiceId)
    const json = fake.requests.at(-1)?.json as Record<string, string> | undefined
    return [json?.['model_id'], json?.['language_code']]
  }
  expect(await asked('en-alice')).toEqual(['eleven_flash_v2_5', 'en'])
  for (const voiceId of ['de-sarah', 'uk-grace', 'sk-emily'])
    expect(await asked(voiceId)).toEqual(['eleven_multilingual_v2', undefined])
  for (const voiceId of ['hu-dorothy', 'no-sarah', 'vi-laura'])
    expect(await asked(voiceId)).toEqual(['eleven_flash_v2_5', voiceId.slice(0, 2)])
  for (const voiceId of ['th-nicole', 'fa-serena', 'he-rachel'])
    expect(await asked(voiceId)).toEqual(['eleven_v3', voiceId.slice(0, 2)])
})

test('one model for everything speaks what it knows, and not more than it takes', async () => {
  const { narrator, speak, fake } = await connected('eleven_v3')
  expect(narrator.unsupported('th-nicole')).toBeNull()
  await expect(speak('x'.repeat(3001))).rejects.toThrow(
    'ElevenLabs speaks at most 3,000 characters at once, and this text has 3,001. Shorten it.',
  )
  expect(fake.requests).toEqual([])
  const multilingual = (await connected('eleven_multilingual_v2')).narrator
  expect(multilingual.unsupported('vi-sarah')).toMatchObject({ code: 'language-not-spoken' })
})

test('connecting asks what costs nothing, and says what is wrong', async () => {
  const { settings, fake } = await connected()
  const { signal } = new AbortController()
  await tryElevenLabs(settings, signal)
  await expect(tryElevenLabs({ ...settings, key: 'no' }, signal)).rejects.toMatchObject({
    kind: 'misconfigured',
    message: expect.stringContaining('does not accept the key'),
  })
  await expect(tryElevenLabs({ ...settings, model: 'eleven_v9' }, signal)).rejects.toMatchObject({
    kind: 'misconfigured',
  })
  await expect(
    tryElevenLabs({ ...settings, baseUrl: 'http://127.0.0.1:9' }, signal),
  ).rejects.toMatchObject({ kind: 'unavailable' })
  expect(fake.billedCredits).toBe(0)
})

test('the name and the limits of the key', async () => {
  const { narrator }: { narrator: NarratorProvider } = await connected()
  expect(narrator).toMatchObject({
    name: 'elevenlabs:by-language',
    builtIn: false,
    safeToRepeat: false,
  })
  expect(narrator.limits).toMatchObject({ atOnce: 2 })
  expect(narrator.limits?.key).not.toContain('el-key')
})
