import { expect, test } from 'vitest'
import type { CardMark } from '#composition/card/card-marks.ts'
import { chooseCard } from '#composition/card/choose-card.ts'
import { layOutCard } from '#composition/card/lay-out-card.ts'
import { layOutPages } from '#composition/card/lay-out-pages.ts'
import { ASPECT_RATIOS, IMAGE_STYLES } from '#contract/options.ts'
import { cardMeasure, registerCardFaces } from './card-faces.ts'
import { drawCard, drawPages } from './draw-card.ts'

/** One of each type, long and short, in scripts with and without spaces. */
const TEXTS: [language: string, text: string][] = [
  ['de', 'Die Geschwindigkeitsbegrenzung gilt seit gestern auf der ganzen Hauptstraße.'],
  ['ja', '今夜見る星の光は、あなたが生まれる前に旅立った。'],
  ['vi', 'Vì sao mèo kêu gừ gừ?'],
  ['en', '“The sea is everything.” Jules Verne'],
  ['de', '384.400 Kilometer beträgt die Entfernung zum Mond'],
  ['en', '71 % of the Earth is under water'],
  ['vi', 'Hai bánh sừng bò giá 65.000 ₫, đến trưa'],
  ['fr', 'Le samedi 14 novembre à 19h30 dans la vieille halle du port'],
  ['es', 'Antes de trasplantar: regar bien, soltar las raíces, una talla más'],
  ['en', 'Step 2 of 4: fold, do not stir'],
  ['de', 'Herkömmliche Glühbirne 60 Watt, LED-Lampe 8 Watt'],
  ['de', 'Kraftwärmekopplung bedeutet Strom und Heizwärme aus derselben Maschine'],
  ['en', 'In 1903 the first flight, in 1927 across the Atlantic, in 1969 on the Moon.'],
  ['de', 'Rothenburg ob der Tauber, Franken'],
  ['de', 'Hafenbäckerei Schmidtbauer, Fischermannstraße 27, @hafenbaeckerei'],
]

registerCardFaces()
const measure = cardMeasure()

test('what is read from the right stands at the right, its first word first', () => {
  for (const [language, text] of [
    ['ar', 'مرحبا بكم في مقهى النيل.'],
    ['he', 'ברוכים הבאים לקפה שלנו.'],
  ] as const) {
    const card = chooseCard(text, { language, isLast: false })
    const { frame, marks } = layOutCard(card, { style: 'AUTO', aspectRatio: '16/9' }, measure)
    const [first, second] = marks.filter((mark) => mark.kind === 'text')
    if (!first || !second) throw new Error('It has words.')
    expect(text.startsWith(first.text)).toBe(true)
    expect(edgesOf(first).right).toBeCloseTo((1 - frame.area.x0) * frame.width, 0)
    expect(edgesOf(second).right).toBeLessThanOrEqual(edgesOf(first).right + 1)
  }
})

for (const aspectRatio of ASPECT_RATIOS) {
  test(`every card of ${aspectRatio} stays in its type area and can be read`, () => {
    for (const [index, [language, text]] of TEXTS.entries()) {
      const card = chooseCard(text, { language, isLast: text.includes('@') })
      const style = IMAGE_STYLES[(index + ASPECT_RATIOS.indexOf(aspectRatio)) % 4]!
      const { frame, marks } = layOutCard(card, { style, aspectRatio }, measure)
      const { area, width, height } = frame
      for (const mark of marks) {
        if (mark.kind !== 'text') continue
        const seen = `${card.type} ${style} ${mark.text} ${JSON.stringify(edgesOf(mark))}`
        const { left, right, top, bottom } = edgesOf(mark)
        const isWideCompare = card.type === 'compare' && width > height
        const farthest = isWideCompare ? 0.96 : area.x1
        expect(left, seen).toBeGreaterThanOrEqual(area.x0 * width - 1)
        expect(right, seen).toBeLessThanOrEqual(farthest * width + 1)
        expect(top, seen).toBeGreaterThanOrEqual(area.y0 * height - 1)
        expect(bottom, seen).toBeLessThanOrEqual(area.y1 * height + 1)
        expect(mark.size, seen).toBeGreaterThanOrEqual(frame.smallest * 0.85)
      }
    }
  })
}

function edgesOf(mark: Extract<CardMark, { kind: 'text' }>) {
  return {
    left: mark.x,
    right: mark.x + measure(mark.text, mark.face) * mark.size,
    top: mark.y - mark.size * 0.7,
    bottom: mark.y,
  }
}

test('a card is the same picture each time, and the next scene and look are others', () => {
  const card = chooseCard('Clay remembers every touch.', { language: 'en', isLast: false })
  const drawing = { card, style: 'DESIGN', aspectRatio: '1/1', video: 5, scene: 0 } as const
  const bytes = (change: object) => drawCard({ ...drawing, ...change }).toBuffer('image/png')
  const first = bytes({})
  expect(bytes({}).equals(first)).toBe(true)
  expect(bytes({ scene: 1 }).equals(first)).toBe(false)
  const looks = IMAGE_STYLES.map((style) => bytes({ style }).toString('base64'))
  expect(new Set(looks).size).toBe(IMAGE_STYLES.length)
})

const LONG_TEXTS: [language: string, text: string][] = [
  [
    'en',
    'Every potter knows the moment when the clay stops fighting and starts to listen, and from then on the hands only follow.',
  ],
  [
    'de',
    'Die Dampfschifffahrtsgesellschaft beförderte jahrzehntelang Hunderttausende Vergnügungsreisende zwischen Regensburg, Wien, Bratislava und Budapest, ohne dass jemals ein einziges Fährunglück geschah.',
  ],
  [
    'ja',
    'この静かな川のほとりを歩いた人は誰も、その下に何があるのかを知らなかった。知ろうともしなかった。',
  ],
  [
    'vi',
    'Không một ai trong số những người từng đi dọc theo dòng sông yên tĩnh này biết điều gì nằm ở dưới, cho đến mùa xuân năm ấy.',
  ],
  ['fr', 'Deux croissants pour 3,90 € jusqu’à midi. Et le café est offert à tous les lève-tôt.'],
]

test.each(ASPECT_RATIOS)(
  'a long text of %s takes pages, and no word of them is too small',
  (aspectRatio) => {
    for (const [language, text] of LONG_TEXTS) {
      for (const style of IMAGE_STYLES) {
        const told = { language, isLast: false }
        const { layouts, pages } = layOutPages(text, told, { style, aspectRatio }, measure)
        expect(layouts.length, text).toBeGreaterThan(1)
        for (const { marks, frame } of layouts) {
          for (const mark of marks) {
            if (mark.kind !== 'text') continue
            expect(mark.size, mark.text).toBeGreaterThanOrEqual(frame.smallest * 0.85)
          }
        }
        const order = pages.pages.flatMap(({ at, parts }) => [at, ...parts.map((part) => part.at)])
        expect(Math.max(...order)).toBeLessThan(pages.letters)
        const starts = pages.pages.map(({ at }) => at)
        expect(starts).toEqual(starts.toSorted((one, other) => one - other))
      }
    }
  },
)

test('a page has its words only where its parts are: laid over the bare one they give the full one', () => {
  const [width, height] = [1080, 1080]
  for (const style of IMAGE_STYLES) {
    const told = { language: 'en', isLast: false }
    const seeds = { video: 5, scene: 2 }
    const text = LONG_TEXTS[0]?.[1] ?? ''
    const { sheet, pages } = drawPages({ text, told, style, aspectRatio: '1/1', ...seeds })
    expect([sheet.width, sheet.height]).toEqual([2 * width, pages.pages.length * height])
    const context = sheet.getContext('2d')
    for (const [row, { parts }] of pages.pages.entries()) {
      for (const { x, y, width: w, height: h } of parts) {
        const [left, top] = [Math.round(x * width), Math.round(y * height) + row * height]
        const [across, down] = [Math.round(w * width), Math.round(h * height)]
        context.drawImage(sheet, width + left, top, across, down, left, top, across, down)
      }
      const bare = context.getImageData(0, row * height, width, height).data
      const full = context.getImageData(width, row * height, width, height).data
      let differing = 0
      for (let at = 0; at < full.length; at++) if (full[at] !== bare[at]) differing++
      expect(differing / full.length, style).toBeLessThan(0.0005)
    }
  }
})
