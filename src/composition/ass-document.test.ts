import { expect, test } from 'vitest'
import { assDocument, type PlacedPages } from './ass-document.ts'
import { layoutCaptions } from './caption-layout.ts'
import { CAPTION_LOOKS } from './caption-look.ts'
import { estimateWidth } from './text-width.ts'

const size = { width: 1080, height: 1920 }

function placed(texts: string[], style: 'word' | 'marker' | 'quiet', language = 'en'): PlacedPages {
  const words = texts.map((text, index) => ({
    text,
    startMs: index * 1000,
    endMs: index * 1000 + 900,
  }))
  const settings = { style, position: 'lower' as const, size: 100 }
  const frame = { ...size, aspectRatio: '9/16' as const, settings, language }
  const pages = layoutCaptions(words, 5000, frame, estimateWidth)
  return { pages, look: CAPTION_LOOKS[style], language, sceneStartFrame: 0 }
}

function dialogues(document: string): string[] {
  return document.split('\n').filter((line) => line.startsWith('Dialogue:'))
}

test('each active word has an event of its own, from half a frame before its first frame', () => {
  const lines = dialogues(assDocument([placed(['one', 'two'], 'word')], size, 150))
  expect(lines).toHaveLength(2)
  expect(lines[0]).toContain(',0:00:00.00,0:00:00.98,')
  expect(lines[1]).toContain(',0:00:00.98,')
})

test('a style without a highlight has one event a line', () => {
  expect(dialogues(assDocument([placed(['one', 'two'], 'quiet')], size, 150))).toHaveLength(1)
})

test('a marker is drawn behind the active word, below the text', () => {
  const lines = dialogues(assDocument([placed(['one', 'two'], 'marker')], size, 150))
  expect(lines.filter((line) => line.includes('\\p1'))).toHaveLength(2)
  expect(lines.filter((line) => line.startsWith('Dialogue: 1,'))).toHaveLength(2)
})

test('events outside the run are left out, and a run without any is an empty document', () => {
  const own = { ...placed(['one', 'two'], 'word'), sceneStartFrame: -30 }
  const lines = dialogues(assDocument([own], size, 10))
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(',0:00:00.00,0:00:00.32,')
  expect(assDocument([{ ...own, sceneStartFrame: 400 }], size, 10)).toBe('')
})

test('braces and backslashes of the text are shown, not obeyed', () => {
  const [line] = dialogues(assDocument([placed(['{\\b1}x\\N'], 'quiet')], size, 150))
  expect(line).toContain('\\{\\\u2060b1\\}x\\\u2060N')
})

test('each script is set in a face that has it', () => {
  const [line] = dialogues(assDocument([placed(['Go', '東京へ', 'мир'], 'quiet')], size, 150))
  expect(line).toContain('\\fnBe Vietnam Pro Medium')
  expect(line).toContain('\\fnNoto Sans JP Medium')
  expect(line).toContain('\\fnNoto Sans Medium')
})
