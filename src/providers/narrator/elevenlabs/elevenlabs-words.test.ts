import { expect, test } from 'vitest'
import { connected } from '#testing/connected-elevenlabs.ts'
import type { Scenario } from '#testing/fakes/elevenlabs.ts'

/** When the fake's character begins. */
function at(index: number): number {
  return Math.round((index * 1000) / 14)
}

test('words come from the times of the characters', async () => {
  const { speak, fake, costs } = await connected()
  const { words, wordTimes, contentType } = await speak('One hundred, 100 boats.')
  expect({ contentType, wordTimes }).toEqual({ contentType: 'audio/mpeg', wordTimes: 'given' })
  expect(words).toEqual([
    { text: 'One', startMs: 0, endMs: at(3) },
    { text: 'hundred,', startMs: at(4), endMs: at(11) },
    { text: '100', startMs: at(13), endMs: at(16) },
    { text: 'boats.', startMs: at(17), endMs: at(22) },
  ])
  expect(fake.requests).toEqual([
    {
      path: '/v1/text-to-speech/21m00Tcm4TlvDq8ikWAM/with-timestamps',
      query: 'output_format=mp3_44100_128',
      json: { text: 'One hundred, 100 boats.', model_id: 'eleven_flash_v2_5', language_code: 'en' },
    },
  ])
  expect(fake.billedCredits).toBe(12)
  expect(costs).toEqual([12 * 120])
})

test.each([
  ['ja-nicole', '海はとても広いです。', ['海は', 'とても', '広いです。']],
  ['zh-lily', '大海非常辽阔。', ['大海', '非常', '辽阔。']],
  ['th-nicole', 'ทะเลกว้าง มาก', ['ทะเล', 'กว้าง', 'มาก']],
  ['vi-sarah', 'Biển rộng 🌊 lắm.'.normalize('NFD'), ['Biển', 'rộng 🌊', 'lắm.']],
])('%s: the captions have the words of the language', async (voiceId, text, expected) => {
  const { speak, fake } = await connected()
  const { words, wordTimes } = await speak(text, voiceId)
  expect(words.map((word) => word.text.normalize('NFC'))).toEqual(expected)
  expect(wordTimes).toBe('given')
  expect(words.every(({ startMs, endMs }) => endMs > startMs)).toBe(true)
  expect(fake.items[0]?.text).toBe(text.replace('🌊 ', '').normalize('NFC'))
})

test('the vendor may take accents apart', async () => {
  const { speak, fake } = await connected()
  fake.scenarios.push({
    alignment: (whole) => {
      const parts = whole.characters.flatMap((one, at) =>
        Array.from(one.normalize('NFD'), (point) => ({ point, at })),
      )
      return {
        characters: parts.map(({ point }) => point),
        character_start_times_seconds: parts.map(
          (p) => whole.character_start_times_seconds[p.at] ?? 0,
        ),
        character_end_times_seconds: parts.map((p) => whole.character_end_times_seconds[p.at] ?? 0),
      }
    },
  })
  const { words, wordTimes } = await speak('Biển rộng lắm.', 'vi-sarah')
  expect(wordTimes).toBe('given')
  expect(words[1]).toEqual({ text: 'rộng', startMs: 357, endMs: 643 })
})

test.each<[string, Extract<Scenario, object>]>([
  ['none at all', { alignment: () => null }],
  [
    'of another text',
    { alignment: (one) => ({ ...one, characters: one.characters.map(() => 'x') }) },
  ],
  ['of different lengths', { alignment: (one) => ({ ...one, characters: [] }) }],
  [
    'beyond the end of the sound',
    {
      alignment: (one) => ({
        ...one,
        character_start_times_seconds: one.character_start_times_seconds.map((s) => s * 3),
        character_end_times_seconds: one.character_end_times_seconds.map((s) => s * 3),
      }),
    },
  ],
  [
    'backwards',
    {
      alignment: (one) => ({
        ...one,
        character_start_times_seconds: one.character_start_times_seconds.toReversed(),
        character_end_times_seconds: one.character_end_times_seconds.toReversed(),
      }),
    },
  ],
])('times that cannot be used (%s): captions all the same, marked', async (_, scenario) => {
  const { speak, fake } = await connected()
  fake.scenarios.push(scenario)
  const { words, wordTimes, durationMs } = await speak('Three short words.')
  expect(wordTimes).not.toBe('given')
  expect(words.map(({ text }) => text)).toEqual(['Three', 'short', 'words.'])
  expect(words.at(-1)?.endMs).toBeLessThanOrEqual(durationMs)
  expect(fake.speechRequests).toBe(1)
})

test('times that pass the end of the sound a little are cut to it', async () => {
  const { speak, fake } = await connected()
  fake.scenarios.push({
    alignment: (one) => ({
      ...one,
      character_end_times_seconds: one.character_end_times_seconds.map((s) => s + 0.2),
    }),
  })
  const { words, wordTimes, durationMs } = await speak('Three short words.')
  expect(wordTimes).toBe('given')
  expect(words.at(-1)?.endMs).toBe(durationMs)
})
