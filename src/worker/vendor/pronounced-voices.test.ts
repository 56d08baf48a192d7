import { randomUUID } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assets, generations, vendorCalls } from '#database/schema/index.ts'
import { savePronunciation } from '#domain/pronunciations.ts'
import { updateScene } from '#domain/scene/index.ts'
import { createBuiltinNarrator } from '#providers/narrator/builtin/create-builtin-narrator.ts'
import { createElevenLabsNarrator } from '#providers/narrator/elevenlabs/create-elevenlabs-narrator.ts'
import type { NarratorProvider } from '#providers/narrator/narrator-provider.ts'
import { createOpenAINarrator } from '#providers/narrator/openai/create-openai-narrator.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { type Scenario, startFakeElevenLabs } from '#testing/fakes/elevenlabs.ts'
import { startFakeSpeechServer } from '#testing/fakes/speech-server.ts'
import { startTake } from '#testing/make-take.ts'
import { createTestWorker, keepWorkerAlive } from '#testing/test-worker.ts'
import { speakVoiceOver } from '../handlers/voice.ts'
import { runGeneration } from '../run-generation.ts'
import { askVendor } from './ask-vendor.ts'

/** Of the fake of ElevenLabs. */
const MS_A_CHARACTER = 1000 / 14

async function spokenBy(narrator: NarratorProvider, text: string, ...list: [string, string][]) {
  const { ctx, account, scene } = await accountWithScenes()
  for (const [written, spoken] of list)
    await savePronunciation(account, { id: randomUUID(), written, spoken, language: null })
  await updateScene(account, { id: scene.id, voiceOverText: text })
  const worker = createTestWorker(ctx, { narrator })
  await keepWorkerAlive(ctx, worker.workerId)
  const { id } = await startTake(account, scene.id, 'voice')
  await runGeneration(worker, id, speakVoiceOver)
  const words = async () => {
    const [made] = await ctx.db.select().from(generations).where(eq(generations.id, id))
    const [asset] = await ctx.db.select().from(assets).orderBy(desc(assets.createdAt)).limit(1)
    expect(made?.state).toBe('succeeded')
    return asset?.details.words ?? []
  }
  return { ctx, worker, words }
}

async function elevenLabs(...scenarios: Scenario[]) {
  const fake = await startFakeElevenLabs()
  fake.scenarios.push(...scenarios)
  const settings = { key: fake.key, baseUrl: fake.url, model: 'eleven_multilingual_v2' }
  return { fake, narrator: createElevenLabsNarrator(settings) }
}

/** When these characters of what was said sound. */
function timeOf(spoken: string, part: string) {
  const [first, end] = [spoken.indexOf(part), spoken.indexOf(part) + part.length]
  return {
    startMs: expect.closeTo(first * MS_A_CHARACTER, -0.5),
    endMs: expect.closeTo(end * MS_A_CHARACTER, -0.5),
  }
}

const TEXT = 'We store GIFs, I mean SQL, in New York.'
const SPOKEN = 'We store jiffs, I mean ess cue ell, in Nuuyork.'
const LIST: [string, string][] = [
  ['GIFs', 'jiffs'],
  ['sql', 'ess cue ell'],
  ['New York', 'Nuuyork'],
]

test('captions show the written words with the times of the spoken ones, and those are paid for', async () => {
  const { fake, narrator } = await elevenLabs()
  const { ctx, words } = await spokenBy(narrator, TEXT, ...LIST)
  expect(fake.items.map(({ text }) => text)).toEqual([SPOKEN])
  const shown = await words()
  expect(shown.map(({ text }) => text)).toEqual(TEXT.split(' '))
  expect(shown[2]).toMatchObject(timeOf(SPOKEN, 'jiffs'))
  expect(shown[5]).toMatchObject(timeOf(SPOKEN, 'ess cue ell'))
  expect(shown[6]).toMatchObject(timeOf(SPOKEN, 'in'))
  const city = timeOf(SPOKEN, 'Nuuyork')
  expect([shown[7]?.startMs, shown[8]?.endMs]).toEqual([city.startMs, city.endMs])
  expect(shown[7]?.endMs).toBe(shown[8]?.startMs)
  const [call] = await ctx.db.select().from(vendorCalls)
  expect(call?.costMicroUsd).toBe(SPOKEN.length * 120)
})

test('what is fetched from the history is found by what was said, and shown as it is written', async () => {
  const { fake, narrator } = await elevenLabs('hangs up served')
  const { worker, words } = await spokenBy(narrator, TEXT, ...LIST)
  expect(await askVendor(worker)).toBe(true)
  expect((await words()).map(({ text }) => text)).toEqual(TEXT.split(' '))
  expect(fake.speechRequests).toBe(1)
})

test('Japanese is shown as it is written, whatever the narrator makes of what it says', async () => {
  const { fake, narrator } = await elevenLabs()
  const text = '昔の日本橋は木の橋でした。'
  const { words } = await spokenBy(narrator, text, ['日本橋', 'にほんばし'])
  expect(fake.items[0]?.text).toBe('昔のにほんばしは木の橋でした。')
  expect((await words()).map((word) => word.text).join('')).toBe(text)
})

test('the built-in narrator and servers with and without times say it, too', async () => {
  const kokoro = await startFakeSpeechServer('kokoro')
  const openai = await startFakeSpeechServer('openai')
  const narrators = [
    createBuiltinNarrator(),
    createOpenAINarrator({ key: '', baseUrl: `${kokoro.url}/v1`, model: 'kokoro' }),
    createOpenAINarrator({ key: '', baseUrl: `${openai.url}/v1`, model: 'tts-1' }),
  ]
  for (const narrator of narrators) {
    const { words } = await spokenBy(narrator, TEXT, ...LIST)
    const shown = await words()
    expect(shown.map(({ text }) => text)).toEqual(TEXT.split(' '))
    const times = shown.flatMap(({ startMs, endMs }) => [startMs, endMs])
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  }
  for (const { requests } of [kokoro, openai])
    expect(requests.at(-1)?.json).toMatchObject({ input: SPOKEN })
})
