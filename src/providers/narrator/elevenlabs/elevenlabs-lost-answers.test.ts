import { expect, test } from 'vitest'
import { connected } from '#testing/connected-elevenlabs.ts'
import type { Scenario } from '#testing/fakes/elevenlabs.ts'

async function lost(scenario: Scenario) {
  const found = await connected()
  found.fake.scenarios.push(scenario)
  await expect(found.speak('It was paid for.')).rejects.not.toMatchObject({ name: 'ProviderError' })
  expect(found.outcomes).toEqual(['unknown'])
  const lookUp = (sentAt = new Date()) =>
    found.narrator.lookUp?.(
      { id: 'call', sentAt },
      { text: 'It was paid for.', voiceId: 'en-rachel' },
      found.options(),
    )
  return { ...found, lookUp }
}

test('an answer that takes its time is waited for', async () => {
  const { speak, fake } = await connected()
  fake.scenarios.push('slow')
  expect((await speak('Slowly.')).wordTimes).toBe('given')
  expect(fake.speechRequests).toBe(1)
})

test.each<Scenario>(['hangs up served', 'cut', 'no audio'])(
  'an answer that was billed and lost (%s) is found in the history, with its times',
  async (scenario) => {
    const { lookUp, fake } = await lost(scenario)
    const found = await lookUp()
    expect(found).toMatchObject({ done: { wordTimes: 'given', contentType: 'audio/mpeg' } })
    expect(fake.speechRequests).toBe(1)
    expect(fake.billedCredits).toBe(8)
  },
)

test('a sound that cannot be decoded was billed, and is looked up, too', async () => {
  const found = await connected()
  found.fake.scenarios.push('broken audio')
  await expect(found.speak('It was paid for.')).rejects.not.toMatchObject({ name: 'ProviderError' })
  expect(found.outcomes).toEqual(['delivered'])
  expect(found.fake.speechRequests).toBe(1)
})

test('a call that the vendor never had is free to be sent again, once that is certain', async () => {
  const { lookUp } = await lost('hangs up unserved')
  await expect(lookUp()).rejects.toThrow('not in the history yet')
  expect(await lookUp(new Date(Date.now() - 120_000))).toBeNull()
})

test('what was spoken before, in another voice or of another text is not it', async () => {
  const { lookUp, fake, speak } = await lost('hangs up unserved')
  await speak('It was paid for.')
  await speak('It was paid for twice.')
  for (const item of fake.items) item.voice_id = 'TX3LPaxmHKxFdv7VOQHJ'
  fake.items.push(...fake.items.map((item) => ({ ...item, date_unix: 1000 })))
  expect(await lookUp(new Date(Date.now() - 120_000))).toBeNull()
})

test('while the history cannot be read nothing is known', async () => {
  const { lookUp, fake } = await lost('hangs up served')
  fake.historyIs = 'down'
  await expect(lookUp(new Date(Date.now() - 120_000))).rejects.toThrow('HTTP 500')
})
