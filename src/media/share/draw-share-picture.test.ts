import { createCanvas, type Image } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { registerCardFaces } from '../card/card-faces.ts'
import { drawSharePicture } from './draw-share-picture.ts'
import { readShareWords } from './read-share-words.ts'

registerCardFaces()
const frames = Array.from({ length: 6 }, () => createCanvas(9, 16) as unknown as Image)
const LONG = 'Geschwindigkeitsbegrenzungen für Veröffentlichungen und Kraftwärmekopplung '.repeat(3)

test.each(['About', 'アイデアを入力。\n動画を手に。', 'Nhập ý tưởng.\nNhận về video.', LONG])(
  'the words "%s" stay in their column',
  (title) => {
    const canvas = drawSharePicture({ title, description: title, frames })
    expect([canvas.width, canvas.height]).toEqual([1200, 630])
    const pixels = canvas.getContext('2d')
    // Between the words and the frames, at the edges, and under the logo there is paper.
    for (const [x, y, width, height] of [
      [770, 0, 40, 630],
      [0, 0, 60, 630],
      [0, 590, 800, 40],
    ] as const) {
      const { data } = pixels.getImageData(x, y, width, height)
      expect(new Set(data)).toEqual(new Set([244, 255]))
    }
  },
)

test('a page says what it is with its heading and its description', () => {
  const html =
    '<meta name="description" content="Words &amp; pictures"/><h1 id="hero">Type it.<br/>Leave <b>now</b>.</h1>'
  expect(readShareWords(html)).toEqual({
    title: 'Type it.\nLeave now.',
    description: 'Words & pictures',
  })
  expect(() => readShareWords('<h1>Alone</h1>')).toThrow('description')
})
