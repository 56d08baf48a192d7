import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Word } from '#contract/asset.ts'
import { readWav } from '#studio/sound/read-wav.ts'
import { writeWav } from '#studio/sound/write-wav.ts'
import { finishWork } from '#testing/finish-work.ts'
import { writeSound } from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { createBuiltinNarrator } from './builtin/create-builtin-narrator.ts'
import { captionInChild } from './caption-recording.ts'

const { signal } = new AbortController()

/** What a voice says whose times are known, in the voice that it is compared with by listening. */
const SPOKEN: [known: string, heard: string, text: string][] = [
  ['en-rachel', 'en-george', 'The sea is wide. We have seen very little of it, and it is cold.'],
  ['es-matilda', 'es-antoni', 'El mar es inmenso. Hemos visto muy poco de él, y hace frío.'],
  ['fr-charlotte', 'fr-thomas', "La mer est immense. Nous n'en avons vu que très peu."],
  ['de-sarah', 'de-daniel', 'Das Meer ist weit. Wir haben nur wenig davon gesehen.'],
  ['ja-nicole', 'ja-will', '海はとても広いです。私たちはほんの一部しか見ていません。'],
  ['vi-sarah', 'vi-brian', 'Biển rất rộng lớn. Chúng ta mới chỉ thấy một phần nhỏ.'],
]

test.each(SPOKEN)('%s is found in the sound of %s', async (known, heard, text) => {
  const folder = temporaryFolder()
  const spoken = await finishWork(createBuiltinNarrator(), { text, voiceId: heard }, { folder })
  const { path } = await withPause(spoken, folder)
  const { words, wordTimes } = await captionInChild(
    { path, text, voiceId: known, parts: null },
    signal,
  )
  expect(wordTimes).toBe('aligned')
  expect(words.map((word) => word.text)).toEqual(spoken.words.map((word) => word.text))
  const errors = words
    .flatMap((word, at) => apart(word, spoken.words[at] as Word))
    .toSorted((a, b) => a - b)
  expect(errors[Math.floor(errors.length / 2)]).toBeLessThanOrEqual(40)
  expect(errors[Math.floor(errors.length * 0.95)]).toBeLessThanOrEqual(150)
})

test('what is no speech, or in a language nobody here reads, is shared out where something is heard', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'voice.wav')
  await writeSound(path, 'sine=f=220:d=2,adelay=500')
  const tone = { path, text: 'Nobody says this.', voiceId: 'en-rachel', parts: null }
  expect(await captionInChild(tone, signal)).toMatchObject({
    durationMs: 2500,
    wordTimes: 'estimated',
    words: [{ text: 'Nobody', startMs: 490 }, { text: 'says' }, { text: 'this.' }],
  })
  const thai = { path, text: 'ทะเลกว้าง', voiceId: 'th-nicole', parts: null }
  const { words, wordTimes } = await captionInChild(thai, signal)
  expect(wordTimes).toBe('estimated')
  expect(words.map(({ text }) => text)).toEqual(['ทะเล', 'กว้าง'])
  expect(words[0]?.startMs).toBe(490)
})

test('a file that is no sound is an error', async () => {
  const path = join(import.meta.dirname, 'caption.ts')
  const asked = captionInChild({ path, text: 'Hi', voiceId: 'en-rachel', parts: null }, signal)
  await expect(asked).rejects.toThrow()
})

/** The same with a second of silence before, whose times are not moved back. */
async function withPause({ path, words }: { path: string; words: Word[] }, folder: string) {
  const { channels, sampleRate } = await readWav(path)
  const samples = channels[0] as Float32Array
  const longer = new Float32Array(samples.length + sampleRate)
  longer.set(samples, sampleRate)
  for (const word of words) {
    word.startMs += 1000
    word.endMs += 1000
  }
  const moved = join(folder, 'later.wav')
  await writeWav(moved, [longer], sampleRate)
  return { path: moved }
}

function apart(one: Word, other: Word): number[] {
  return [Math.abs(one.startMs - other.startMs), Math.abs(one.endMs - other.endMs)]
}
