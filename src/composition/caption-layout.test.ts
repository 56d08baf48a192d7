import { expect, test } from 'vitest'
import { ASPECT_RATIOS, CAPTION_POSITIONS, CAPTION_STYLES } from '#contract/options.ts'
import { fc } from '#testing/properties.ts'
import { BOX_PADDING, type CaptionFrame, layoutCaptions } from './caption-layout.ts'
import { CAPTION_LOOKS } from './caption-look.ts'
import { dimensionsOf } from './dimensions.ts'
import { SAFE_AREAS } from './safe-area.ts'
import { estimateWidth } from './text-width.ts'

const shownStyles = CAPTION_STYLES.filter((style) => style !== 'off')
const texts = fc.oneof(
  fc.constantFrom('lighthouse', 'a', 'Donaudampfschifffahrtsgesellschaftskapitän', 'thế', 'ữ,'),
  fc.constantFrom(
    '灯台の',
    '光が',
    '夜の海を照らしつづけています。',
    'مرحبا',
    'بالعالم',
    'x'.repeat(120),
  ),
)
const frames: fc.Arbitrary<CaptionFrame> = fc
  .record({
    aspectRatio: fc.constantFrom(...ASPECT_RATIOS),
    style: fc.constantFrom(...shownStyles),
    position: fc.constantFrom(...CAPTION_POSITIONS),
    size: fc.integer({ min: 70, max: 140 }),
    language: fc.constantFrom('en', 'ja', 'ar', 'vi', 'de'),
  })
  .map(({ aspectRatio, language, ...settings }) => ({
    ...dimensionsOf(aspectRatio, '1080p'),
    aspectRatio,
    language,
    settings,
  }))

function timed(list: string[]) {
  return list.map((text, index) => ({ text, startMs: index * 300, endMs: index * 300 + 250 }))
}

test('no caption leaves the safe area: any text, style, size, position and aspect ratio', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 30 }), frames, (list, frame) => {
      const { top, right, bottom, left } = SAFE_AREAS[frame.aspectRatio]
      const style = frame.settings.style
      if (style === 'off') return
      const padding = CAPTION_LOOKS[style].lineBox ? BOX_PADDING.line : 0
      for (const page of layoutCaptions(timed(list), 20_000, frame, estimateWidth)) {
        for (const line of page.lines) {
          const room = padding * page.emPx - 0.5
          expect(line.left).toBeGreaterThanOrEqual(frame.width * left + room)
          expect(line.left + line.width).toBeLessThanOrEqual(frame.width * (1 - right) - room)
          expect(line.baseline - line.ascent).toBeGreaterThanOrEqual(frame.height * top - 0.5)
          expect(line.baseline + line.descent).toBeLessThanOrEqual(
            frame.height * (1 - bottom) + 0.5,
          )
        }
      }
    }),
  )
})

test('every character is shown once, in order, on pages that do not overlap', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 1, maxLength: 30 }), frames, (list, frame) => {
      const pages = layoutCaptions(timed(list), 20_000, frame, estimateWidth)
      const shown = pages.flatMap((page) => page.lines).flatMap((line) => line.words)
      expect(shown.map((word) => word.text).join('')).toBe(list.join(''))
      for (const [index, page] of pages.entries()) {
        expect(page.endMs).toBeGreaterThan(page.startMs)
        expect(page.endMs).toBeLessThanOrEqual(pages[index + 1]?.startMs ?? 20_000)
        expect(page.lines.length).toBeLessThanOrEqual(2)
      }
    }),
  )
})

const upright: CaptionFrame = {
  ...dimensionsOf('9/16', '1080p'),
  aspectRatio: '9/16',
  language: 'en',
  settings: { style: 'word', position: 'lower', size: 100 },
}

test('a page ends with its sentence, and long sentences are divided evenly', () => {
  const words = timed(
    'The light turns. It never once stops turning through all of the long night.'.split(' '),
  )
  const pages = layoutCaptions(words, 20_000, upright, estimateWidth)
  const texts = pages.map((page) =>
    page.lines.flatMap((line) => line.words).map((word) => word.text),
  )
  expect(texts[0]).toEqual(['The', 'light', 'turns.'])
  const rest = texts.slice(1).map((page) => page.join(' ').length)
  expect(Math.max(...rest) - Math.min(...rest)).toBeLessThan(15)
})

test('the point of an abbreviation does not end a page', () => {
  const words = timed('Mr. Fox is in. Go to No. 5.'.split(' '))
  const pages = layoutCaptions(words, 20_000, upright, estimateWidth)
  const texts = pages.map((page) =>
    page.lines.flatMap((line) => line.words.map(({ text }) => text)),
  )
  expect(texts).toEqual([
    ['Mr.', 'Fox', 'is', 'in.'],
    ['Go', 'to', 'No.', '5.'],
  ])
})

test('words of a line of Arabic run from right to left', () => {
  const pages = layoutCaptions(
    timed(['مرحبا', 'بكم']),
    3000,
    { ...upright, language: 'ar' },
    estimateWidth,
  )
  const words = pages[0]?.lines[0]?.words ?? []
  expect(words[0]?.left).toBeGreaterThan(words[1]?.left ?? Number.POSITIVE_INFINITY)
})

test('without captions there is nothing to lay out', () => {
  const frame = { ...upright, settings: { ...upright.settings, style: 'off' as const } }
  expect(layoutCaptions(timed(['word']), 1000, frame, estimateWidth)).toEqual([])
})
