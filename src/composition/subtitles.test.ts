import { expect, test } from 'vitest'
import type { CompositionScene } from './composition.ts'
import { asSrt, asVtt, subtitleCues } from './subtitles.ts'

function scene(text: string, changes: Partial<CompositionScene> = {}): CompositionScene {
  return { durationMs: 5000, text, language: 'en', voice: null, motionSeed: 0, ...changes }
}

const VOICE = {
  durationMs: 2000,
  words: [
    { text: 'Look', startMs: 100, endMs: 600 },
    { text: 'out', startMs: 700, endMs: 1500 },
  ],
}

test('subtitles follow the words of the voice-over, in the time of the whole video', () => {
  const cues = subtitleCues([scene('First.'), scene('Look out!', { voice: VOICE })], 'cut')
  expect(cues).toHaveLength(2)
  const [, second] = cues
  expect(second?.lines).toEqual(['Look out!'])
  expect(second?.startMs).toBeGreaterThanOrEqual(5100)
  expect(second?.endMs).toBeGreaterThanOrEqual(6500)
  expect(second?.endMs).toBeLessThanOrEqual(10_000)
})

test('no line is longer than a player shows, and no subtitle has more than two', () => {
  const long = 'Every lighthouse keeper writes the weather into a book at noon and at midnight. '
  for (const language of ['en', 'ja']) {
    const text =
      language === 'ja' ? '灯台の守り人は毎日正午に天気を書き留めます。'.repeat(4) : long.repeat(3)
    const cues = subtitleCues([scene(text, { language, durationMs: 20_000 })], 'crossfade')
    expect(cues.length).toBeGreaterThan(2)
    for (const { lines, startMs, endMs } of cues) {
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(language === 'ja' ? 21 : 42)
      expect(endMs).toBeGreaterThan(startMs)
    }
    expect(
      cues
        .flatMap(({ lines }) => lines)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''))
  }
})

test('a foreign word in a line leaves the spaces between the others', () => {
  const english = subtitleCues([scene('We eat 寿司 by the sea.')], 'cut')
  expect(english.flatMap(({ lines }) => lines)).toEqual(['We eat 寿司 by the sea.'])
  const korean = subtitleCues([scene('바다는 왜 짤까요?', { language: 'ko' })], 'cut')
  expect(korean.flatMap(({ lines }) => lines)).toEqual(['바다는 왜 짤까요?'])
})

test('SRT and VTT are written as their standards say', () => {
  const cues = [
    { startMs: 0, endMs: 1234, lines: ['One & two', '<three>'] },
    { startMs: 3_661_001, endMs: 3_662_000, lines: ['Four'] },
  ]
  expect(asSrt(cues)).toBe(
    '1\n00:00:00,000 --> 00:00:01,234\nOne & two\n<three>\n\n2\n01:01:01,001 --> 01:01:02,000\nFour\n',
  )
  expect(asVtt(cues)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:01.234\nOne &amp; two\n&lt;three&gt;\n\n01:01:01.001 --> 01:01:02.000\nFour\n',
  )
})
