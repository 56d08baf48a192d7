import { expect, test } from 'vitest'
import { layOutPages } from '#composition/card/lay-out-pages.ts'
import { ASPECT_RATIOS, IMAGE_STYLES } from '#contract/options.ts'
import { cardMeasure, registerCardFaces } from './card-faces.ts'
import { drawPages } from './draw-pages.ts'

registerCardFaces()
const measure = cardMeasure()

const TEXTS: [language: string, text: string][] = [
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
    for (const [language, text] of TEXTS) {
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
    const text = TEXTS[0]?.[1] ?? ''
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
