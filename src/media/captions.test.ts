import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assDocument } from '#composition/ass-document.ts'
import { type CaptionFrame, layoutCaptions } from '#composition/caption-layout.ts'
import { CAPTION_LOOKS } from '#composition/caption-look.ts'
import { SAFE_AREAS } from '#composition/safe-area.ts'
import type { Word } from '#contract/asset.ts'
import { CAPTION_POSITIONS, type CaptionStyle } from '#contract/options.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { newFrame, planeLayout } from './picture/planes.ts'
import { CaptionBurner } from './picture/render-segment.ts'
import { linkFonts, TextMeasure } from './plan/fonts.ts'

const WIDTH = 720
const HEIGHT = 1280
const GREY = 128
const layout = planeLayout(WIDTH, HEIGHT)

type Shown = {
  style?: Exclude<CaptionStyle, 'off'>
  position?: CaptionFrame['settings']['position']
  size?: number
  frame?: number
}

/** Luma of a grey frame with the captions of some words, drawn as the renderer draws them. */
async function burned(words: Word[], language: string, shown: Shown = {}): Promise<Buffer> {
  const folder = temporaryFolder()
  await mkdir(join(folder, 'fonts'))
  const { style = 'word', position = 'lower', size = 100, frame: index = 0 } = shown
  const settings = { style, position, size }
  const text = new TextMeasure()
  const target = { width: WIDTH, height: HEIGHT, aspectRatio: '9/16' as const, settings, language }
  const pages = layoutCaptions(words, 5000, target, text.measure)
  await linkFonts(text.fonts(), join(folder, 'fonts'))
  const placed = { pages, look: CAPTION_LOOKS[style], language, sceneStartFrame: 0 }
  const document = assDocument([placed], { width: WIDTH, height: HEIGHT }, 150)
  using burner = new CaptionBurner(
    document,
    join(folder, 'a.ass'),
    join(folder, 'fonts'),
    WIDTH,
    HEIGHT,
  )
  const { frame, planes } = newFrame(layout)
  for (const plane of planes) plane.fill(GREY)
  frame.pts = BigInt(index)
  for (const drawn of burner.burn(frame)) return drawn.toBuffer().subarray(0, WIDTH * HEIGHT)
  throw new Error('No frame came out.')
}

function said(text: string): Word[] {
  return text.split(' ').map((word, index) => ({
    text: word,
    startMs: index * 500,
    endMs: index * 500 + 450,
  }))
}

type Box = { left: number; top: number; right: number; bottom: number; pixels: number }

/** Where a frame is not the grey it was. */
function inkBox(luma: Buffer): Box {
  const box = { left: WIDTH, top: HEIGHT, right: 0, bottom: 0, pixels: 0 }
  for (const [at, value] of luma.entries()) {
    if (Math.abs(value - GREY) < 6) continue
    box.pixels++
    box.left = Math.min(box.left, at % WIDTH)
    box.right = Math.max(box.right, at % WIDTH)
    box.top = Math.min(box.top, Math.floor(at / WIDTH))
    box.bottom = Math.max(box.bottom, Math.floor(at / WIDTH))
  }
  return box
}

const TEXTS = {
  en: 'Every lighthouse keeps a light of its own, always.',
  vi: 'Những ngọn hải đăng ẤẾỘ giữ lửa suốt đêm.',
  ja: '灯台は 自分の 名前を 光らせて います。',
  ar: 'لِكُلِّ منارة ضوء خاص بها في الليل.',
  de: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
}

test.each(Object.entries(TEXTS))(
  'captions in %s stay inside the safe area to the pixel',
  async (language, text) => {
    const { top, right, bottom, left } = SAFE_AREAS['9/16']
    for (const position of CAPTION_POSITIONS) {
      for (const style of ['outline', 'label'] as const) {
        const box = inkBox(await burned(said(text), language, { position, style, size: 140 }))
        expect(box.pixels).toBeGreaterThan(2000)
        expect(box.left).toBeGreaterThanOrEqual(WIDTH * left - 1)
        expect(box.right).toBeLessThanOrEqual(WIDTH * (1 - right) + 1)
        expect(box.top).toBeGreaterThanOrEqual(HEIGHT * top - 1)
        expect(box.bottom).toBeLessThanOrEqual(HEIGHT * (1 - bottom) + 1)
      }
    }
  },
)

test.each([
  ['vi', 'ế', 'ữ', 'ặ'],
  ['ja', '灯', '光', 'の'],
  ['ar', 'م', 'ض', 'خ'],
  ['he', 'ש', 'מ', 'ל'],
  ['hi', 'क', 'म', 'स'],
  ['ta', 'க', 'ம', 'ச'],
  ['th', 'ก', 'ม', 'ส'],
  ['ko', '등', '대', '빛'],
  ['zh', '灯', '塔', '光'],
  ['ru', 'ж', 'ф', 'я'],
  ['el', 'ω', 'ξ', 'λ'],
])('letters of %s have shapes of their own, not one box for all', async (language, ...letters) => {
  const shapes = await Promise.all(letters.map((letter) => burned(said(letter), language)))
  for (const shape of shapes) expect(inkBox(shape).pixels).toBeGreaterThan(60)
  const distinct = new Set(shapes.map((shape) => shape.toString('latin1')))
  expect(distinct.size).toBe(letters.length)
})

test('Arabic letters join: a word is narrower than its letters apart', async () => {
  const word = inkBox(await burned(said('بيت'), 'ar'))
  const apart = inkBox(await burned(said('ب ي ت'), 'ar'))
  expect(word.right - word.left).toBeLessThan((apart.right - apart.left) * 0.7)
})

test('the highlight moves from word to word at the words’ own times', async () => {
  const words = said('one two')
  const [first, last, second] = await Promise.all(
    [0, 14, 15].map((frame) => burned(words, 'en', { style: 'marker', frame })),
  )
  expect(last).toEqual(first)
  expect(second).not.toEqual(first)
})

test('nothing is shown before the first word and half a second after the last', async () => {
  const words = [{ text: 'word', startMs: 500, endMs: 1000 }]
  const ink = async (frame: number) => inkBox(await burned(words, 'en', { frame })).pixels
  expect(await ink(14)).toBe(0)
  expect(await ink(15)).toBeGreaterThan(0)
  expect(await ink(44)).toBeGreaterThan(0)
  expect(await ink(45)).toBe(0)
})
