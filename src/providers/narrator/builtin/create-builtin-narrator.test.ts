import { expect, test } from 'vitest'
import { VOICES } from '#contract/voices.ts'
import { tell } from '#contract/words/told.ts'
import { readWav } from '#studio/sound/read-wav.ts'
import { finishWork } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { testNarrator } from '../narrator-compliance.ts'
import type { Narration } from '../narrator-provider.ts'
import { createBuiltinNarrator } from './create-builtin-narrator.ts'

const narrator = createBuiltinNarrator()

testNarrator('builtin', { create: createBuiltinNarrator, durationMsOf })

const TWO_SENTENCES: Record<string, string> = {
  'en-rachel': 'The sea is wide. We have seen very little of it.',
  'es-matilda': 'El mar es inmenso. Hemos visto muy poco de él.',
  'fr-charlotte': "La mer est immense. Nous n'en avons vu que très peu.",
  'de-sarah': 'Das Meer ist weit. Wir haben nur wenig davon gesehen.',
  'ja-nicole': '海はとても広いです。私たちはほんの一部しか見ていません。',
  'vi-sarah': 'Biển rất rộng lớn. Chúng ta mới chỉ thấy một phần nhỏ.',
  'zh-lily': '大海非常辽阔。我们只看到了其中很小的一部分。',
  'ar-serena': 'البحر واسع جدا. لم نر منه سوى القليل.',
}

for (const [voiceId, text] of Object.entries(TWO_SENTENCES)) {
  test(`${voiceId} sounds where it says words and is silent between sentences`, async () => {
    const narration = await narrate(voiceId, text)
    const loudness = await loudnessOf(narration)
    const firstOfSecond = narration.words.findIndex((_, at, words) =>
      /[.。]$/.test(words[at - 1]?.text ?? ''),
    )
    const pause = {
      startMs: narration.words[firstOfSecond - 1]?.endMs as number,
      endMs: narration.words[firstOfSecond]?.startMs as number,
    }

    expect(pause.endMs - pause.startMs).toBeGreaterThan(200)
    const quietDb = loudness(pause.startMs + 40, pause.endMs - 20)
    expect(quietDb).toBeLessThan(-40)
    for (const word of narration.words) {
      expect(loudness(word.startMs, word.endMs)).toBeGreaterThan(-32)
    }
  })
}

test('the sound peaks at -3 dBFS, without an offset, with a short silence around it', async () => {
  const { path, words, durationMs } = await narrate('en-brian', 'Steady as she goes.')
  const { channels, sampleRate } = await readWav(path)
  const samples = channels[0] as Float32Array

  expect(sampleRate).toBe(44_100)
  expect(channels).toHaveLength(1)
  const peak = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
  expect(20 * Math.log10(peak)).toBeCloseTo(-3, 1)
  const offset = samples.reduce((sum, value) => sum + value, 0) / samples.length
  expect(Math.abs(offset)).toBeLessThan(0.001)
  expect(words[0]?.startMs).toBeLessThanOrEqual(100)
  expect(durationMs - (words.at(-1)?.endMs ?? 0)).toBeLessThanOrEqual(200)
})

test('the voices of one language sound different from each other', async () => {
  const english = VOICES.filter((voice) => voice.language === 'en')
  const sounds = new Set<string>()
  for (const { id } of english) {
    const { channels } = await readWav((await narrate(id, 'Hello there.')).path)
    sounds.add(channels[0]?.slice(8000, 8200).join() ?? '')
  }
  expect(sounds.size).toBe(english.length)
})

test('every voice of the catalogue speaks, but for Thai and Hebrew, which say why not', () => {
  const silent = VOICES.filter((voice) => narrator.unsupported(voice.id))
  expect(silent.map((voice) => voice.language)).toEqual(['th', 'he'])
  expect(narrator.unsupported('th-nicole')).toEqual(tell('thai-not-read'))
  expect(narrator.unsupported('he-rachel')).toEqual(tell('hebrew-not-read'))
})

test('markup in a text is never obeyed', async () => {
  const { words, durationMs } = await narrate(
    'en-liam',
    'Stop. <break time="9s"/> <voice name="de">Now</voice> &lt;break/&gt; [[xxx]] go.',
  )
  expect(words.at(-1)?.text).toBe('go.')
  const pauses = words.map((word, at) => word.startMs - (words[at - 1]?.endMs ?? 0))
  expect(Math.max(...pauses)).toBeLessThan(800)
  expect(durationMs).toBeLessThan(12_000)
})

test('a text of 2,000 characters is spoken to its end', async () => {
  const text = 'The quick brown fox jumps over the lazy dog, again and again. '
    .repeat(33)
    .slice(0, 2000)
  const { words, durationMs } = await narrate('en-liam', text)
  expect(words.map((word) => word.text).join(' ')).toBe(text.trim())
  expect(durationMs).toBeGreaterThan(90_000)
  const spans = words.map((word) => word.endMs - word.startMs)
  expect(Math.max(...spans)).toBeLessThan(1500)
})

test('the same words in the same voice give the same sound', async () => {
  const [one, two] = await Promise.all([
    narrate('en-sarah', 'Once more.'),
    narrate('en-sarah', 'Once more.'),
  ])
  expect(one.words).toEqual(two.words)
  expect(await readWav(one.path)).toEqual(await readWav(two.path))
})

async function narrate(voiceId: string, text: string): Promise<Narration> {
  const folder = temporaryFolder()
  return await finishWork(
    narrator,
    { text, voiceId },
    { folder, signal: AbortSignal.timeout(50_000) },
  )
}

async function durationMsOf(path: string): Promise<number> {
  const { channels, sampleRate } = await readWav(path)
  return ((channels[0]?.length ?? 0) / sampleRate) * 1000
}

/** Root mean square between two times, in dBFS. */
async function loudnessOf(narration: Narration): Promise<(fromMs: number, toMs: number) => number> {
  const { channels, sampleRate } = await readWav(narration.path)
  const perMs = sampleRate / 1000
  return (fromMs, toMs) => {
    const part = (channels[0] as Float32Array).subarray(fromMs * perMs, toMs * perMs)
    const power = part.reduce((sum, value) => sum + value * value, 0) / part.length
    return 10 * Math.log10(power + 1e-12)
  }
}
