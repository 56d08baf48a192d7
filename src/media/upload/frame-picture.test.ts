import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PictureFrame } from '#contract/upload.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { framePicture } from './frame-picture.ts'

const RED = { r: 220, g: 30, b: 30 }
const BLUE = { r: 30, g: 30, b: 220 }

/** Left half red, right half blue. */
async function twoHalves(folder: string, width: number, height: number) {
  const path = join(folder, 'halves.png')
  const size = { width: width / 2, height, channels: 3 } as const
  const blue = await sharp({ create: { ...size, background: BLUE } })
    .png()
    .toBuffer()
  await sharp({ create: { ...size, width, background: RED } })
    .composite([{ input: blue, left: width / 2, top: 0 }])
    .toFile(path)
  return { path, contentType: 'image/png', width, height }
}

async function framed(folder: string, frame: PictureFrame, width = 800, height = 400) {
  const source = await twoHalves(folder, width, height)
  const made = await framePicture(source, join(folder, 'framed.jpg'), frame)
  const colourAt = async (x: number, y: number) => {
    const spot = { left: Math.round(x * (made.width - 8)), top: Math.round(y * (made.height - 8)) }
    const { dominant } = await sharp(
      await sharp(made.path)
        .extract({ ...spot, width: 8, height: 8 })
        .toBuffer(),
    ).stats()
    return dominant.r > dominant.b ? 'red' : 'blue'
  }
  return { ...made, colourAt }
}

test('cut to the shape, the part that was chosen stays, and nothing is enlarged', async () => {
  const folder = temporaryFolder()
  const left = await framed(folder, { fit: 'fill', at: 0, aspectRatio: '1/1' })
  expect(left).toMatchObject({ contentType: 'image/jpeg', width: 400, height: 400 })
  expect(await left.colourAt(0.95, 0.5)).toBe('red')
  const right = await framed(folder, { fit: 'fill', at: 1, aspectRatio: '9/16' })
  expect(right).toMatchObject({ width: 225, height: 400 })
  expect(await right.colourAt(0.05, 0.5)).toBe('blue')
  const middle = await framed(folder, { fit: 'fill', at: 0.5, aspectRatio: '4/5' })
  expect([await middle.colourAt(0, 0.5), await middle.colourAt(1, 0.5)]).toEqual(['red', 'blue'])
})

test('whole, both halves are seen before a blurred copy', async () => {
  const folder = temporaryFolder()
  const whole = await framed(folder, { fit: 'whole', at: 0.5, aspectRatio: '9/16' })
  expect(whole.height / whole.width).toBeCloseTo(16 / 9, 2)
  expect(whole.width).toBe(800)
  expect([await whole.colourAt(0, 0.5), await whole.colourAt(1, 0.5)]).toEqual(['red', 'blue'])
  const { dominant: above } = await sharp(
    await sharp(whole.path).extract({ left: 0, top: 0, width: 100, height: 100 }).toBuffer(),
  ).stats()
  expect(above.r).toBeLessThan(RED.r)
})

test('a picture in the shape already stays as it is, a very large one is made smaller', async () => {
  const folder = temporaryFolder()
  const same = await framed(folder, { fit: 'fill', at: 0.3, aspectRatio: '16/9' }, 1600, 900)
  expect(same).toMatchObject({ width: 1600, height: 900 })
  const large = await framed(folder, { fit: 'whole', at: 0.5, aspectRatio: '16/9' }, 4000, 2250)
  expect(large).toMatchObject({ width: 2560, height: 1440 })
})

test('what is transparent becomes white', async () => {
  const folder = temporaryFolder()
  const path = join(folder, 'clear.png')
  await sharp({
    create: { width: 90, height: 160, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  }).toFile(path)
  const picture = { path, contentType: 'image/png', width: 90, height: 160 }
  const frame = { fit: 'fill', at: 0.5, aspectRatio: '9/16' } as const
  const { path: made } = await framePicture(picture, join(folder, 'framed.jpg'), frame)
  expect((await sharp(made).stats()).dominant.r).toBeGreaterThan(240)
})
