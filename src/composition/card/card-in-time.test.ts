import { expect, test } from 'vitest'
import type { CardPages } from '#contract/asset.ts'
import { cardAt, tellsAll, timeCard } from './card-in-time.ts'

const place = { x: 0.1, y: 0.2, width: 0.4, height: 0.1 }
const CARD: CardPages = {
  letters: 15,
  isWhole: true,
  entry: 'stamp',
  pages: [
    { at: 0, parts: [0, 3].map((at) => ({ at, ...place })) },
    { at: 8, parts: [8, 10].map((at) => ({ at, ...place })) },
  ],
}
const word = (text: string, startMs: number) => ({ text, startMs, endMs: startMs + 200 })
const SCENE = {
  durationMs: 5000,
  text: 'The light, it turns.',
  language: 'en',
  voice: {
    durationMs: 3000,
    words: [word('The', 0), word('light', 400), word('it', 1500), word('turns', 1800)],
  },
  motionSeed: 1,
}
const shown = (ms: number, entry: CardPages['entry'] = 'stamp') => {
  const { page, parts } = cardAt(timeCard({ ...CARD, entry }, SCENE, 200), ms)
  return { page, parts: parts.length, share: parts.at(-1)?.share, width: parts.at(-1)?.width }
}

test('each word comes with the voice, and the next page with its first word', () => {
  expect(shown(519)).toMatchObject({ page: 0, parts: 1 })
  expect(shown(520)).toMatchObject({ page: 0, parts: 2 })
  expect(shown(1619)).toMatchObject({ page: 0, parts: 2 })
  expect(shown(1620)).toMatchObject({ page: 1, parts: 1 })
  expect(shown(1920)).toMatchObject({ page: 1, parts: 2 })
  expect(shown(4999)).toMatchObject({ page: 1, parts: 2 })
})

test('a scene begins with its first words, and so does a film: its first frame is no empty sheet', () => {
  for (const ms of [-200, 0, 119]) {
    expect(shown(ms, 'wipe')).toMatchObject({ parts: 1, share: 1, width: place.width })
  }
})

test('a word is written, fades in, or is there at once', () => {
  expect(shown(520 + 80, 'wipe')).toMatchObject({ share: 1, width: place.width / 2 })
  expect(shown(520 + 120, 'fade')).toMatchObject({ share: 0.5, width: place.width })
  expect(shown(520 + 240, 'fade')).toMatchObject({ share: 1 })
})

test('without a voice, and after an edit of the text, all pages still have their time', () => {
  for (const scene of [
    { ...SCENE, voice: null },
    { ...SCENE, text: 'It turns.', voice: { durationMs: 3000, words: null } },
  ]) {
    const { pages } = timeCard(CARD, scene, 0)
    expect(pages[1]?.fromMs).toBeGreaterThan(400)
    expect(pages[1]?.fromMs).toBeLessThan(4000)
  }
  expect(timeCard(CARD, { ...SCENE, text: '', voice: null }, 0).pages[1]?.fromMs).toBe(0)
})

test('captions are left out only while the card says all that is said', () => {
  expect(tellsAll(CARD, SCENE.text)).toBe(true)
  expect(tellsAll(CARD, 'The light, it turns around.')).toBe(false)
  expect(tellsAll({ ...CARD, isWhole: false }, SCENE.text)).toBe(false)
})
