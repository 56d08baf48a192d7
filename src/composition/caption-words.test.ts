import { expect, test } from 'vitest'
import type { Word } from '#contract/asset.ts'
import { fc } from '#testing/properties.ts'
import { captionWords } from './caption-words.ts'
import { captionsAt } from './captions-at.ts'
import type { CompositionScene } from './composition.ts'

function sceneOf(text: string, words: Word[] | null, language = 'en'): CompositionScene {
  const voice = words && { durationMs: words.at(-1)?.endMs ?? 0, words }
  return { durationMs: 6000, text, language, voice, motionSeed: 1 }
}

const spoken: Word[] = [
  { text: 'Hello', startMs: 0, endMs: 300 },
  { text: 'said', startMs: 320, endMs: 500 },
  { text: 'the', startMs: 500, endMs: 600 },
  { text: 'keeper', startMs: 620, endMs: 900 },
]

test('words keep their times, shifted to where the voice starts, and get their punctuation back', () => {
  const words = captionWords(sceneOf('“Hello,” said the keeper.', spoken), 200)
  expect(words.map((word) => word.text)).toEqual(['“Hello,”', 'said', 'the', 'keeper.'])
  expect(words[1]).toMatchObject({ startMs: 520, endMs: 700 })
})

test('when the spoken words are not those of the text, they are shown as they were spoken', () => {
  const words = captionWords(sceneOf('Quite another text.', spoken), 0)
  expect(words.map((word) => word.text)).toEqual(['Hello', 'said', 'the', 'keeper'])
})

test('a text without a voice is spread over its scene', () => {
  const words = captionWords(sceneOf('Only text here, nobody speaks.', null), 0)
  expect(words.map((word) => word.text)).toEqual(['Only', 'text', 'here,', 'nobody', 'speaks.'])
  expect(words[0]?.startMs).toBe(0)
  expect(words.at(-1)?.endMs).toBeCloseTo(5700)
})

test('estimated words follow each other without gaps, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
      const words = captionWords(sceneOf(text, null), 0)
      for (const [index, word] of words.entries()) {
        expect(word.endMs).toBeGreaterThan(word.startMs)
        if (index > 0) expect(word.startMs).toBeCloseTo(words[index - 1]?.endMs ?? Number.NaN)
      }
    }),
  )
})

test('Japanese is parted where its words part, and endings stay with their word', () => {
  const words = captionWords(sceneOf('灯台は自分の名前を光らせます。', null, 'ja'), 0)
  expect(words.map((word) => word.text)).toEqual(['灯台は', '自分の', '名前を', '光らせます。'])
})

test('emoji are left out, since no caption face has them', () => {
  const words = captionWords(sceneOf('Light 🎉 on 👩‍🚀 🇫🇷', null), 0)
  expect(words.map((word) => word.text)).toEqual(['Light', 'on'])
})

test('an empty text has no words', () => {
  expect(captionWords(sceneOf('  ', null), 0)).toEqual([])
})

test('a word stays active until the next one starts', () => {
  const line = { left: 0, width: 20, baseline: 0, ascent: 1, descent: 1, rightToLeft: false }
  const words = [laidOut('one', 100, 200), laidOut('two', 400, 500)]
  const pages = [{ startMs: 100, endMs: 900, emPx: 10, lines: [{ ...line, words }] }]
  expect(captionsAt(pages, 50)).toBeNull()
  expect(captionsAt(pages, 350)?.activeWord?.text).toBe('one')
  expect(captionsAt(pages, 400)?.activeWord?.text).toBe('two')
  expect(captionsAt(pages, 899)?.activeWord?.text).toBe('two')
})

function laidOut(text: string, startMs: number, endMs: number) {
  return { text, startMs, endMs, left: 0, width: 10, isContinued: false }
}
