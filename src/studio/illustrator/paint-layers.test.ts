import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sharedFolder } from '#testing/temporary-folder.ts'
import { pictureWordsIn } from '../words/read-words.ts'
import { paintLayers } from './paint-layers.ts'
import { flattenLayers } from './picture-layers.ts'
import type { PictureRecipe } from './picture-recipe.ts'
import { SETTING_NAMES } from './prompt/picture-brief.ts'

const cacheFolder = sharedFolder()

const recipe = (prompt: string, more: Partial<PictureRecipe> = {}): PictureRecipe => ({
  kind: 'builtin-picture',
  version: 3,
  prompt,
  aspectRatio: '1/1',
  style: 'GENERAL',
  seed: 3,
  ...more,
})

test('layers come from far to near and are as large as the frame with its overscan', async () => {
  const picture = await paintLayers(recipe('A lighthouse on a cliff at dusk'), { overscan: 40 })
  expect(picture.layers.length).toBeGreaterThanOrEqual(4)
  expect(picture.layers.length).toBeLessThanOrEqual(7)
  const depths = picture.layers.map(({ depth }) => depth)
  expect(depths).toEqual(depths.toSorted((one, other) => one - other))
  for (const { canvas } of picture.layers) {
    expect([canvas.width, canvas.height]).toEqual([picture.width + 80, picture.height + 80])
  }
})

test('overscan only adds a rim: the picture inside stays the same', async () => {
  const prompt = 'A lighthouse on a cliff at dusk'
  const without = flattenLayers(await paintLayers(recipe(prompt)))
  const withRim = flattenLayers(await paintLayers(recipe(prompt), { overscan: 64 }))
  expect(meanDifference(pixelsOf(without), pixelsOf(withRim))).toBeLessThan(0.6)
})

test('the rim is filled up to the largest overscan', async () => {
  const { layers, overscan } = await paintLayers(recipe('A tree in a field'), { overscan: 120 })
  const sky = layers[0]!.canvas
  const corner = sky.getContext('2d').getImageData(0, 0, 1, 1).data
  expect(overscan).toBe(120)
  expect(corner[3]).toBe(255)
})

test.each(SETTING_NAMES)('the setting %s fills the frame in every look', async (setting) => {
  const word = pictureWordsIn('en').settings[setting][0]!
  const looks = [
    ['GENERAL', `A robot, ${word}`],
    ['DESIGN', word],
  ] as const
  for (const [style, prompt] of looks) {
    const wish = recipe(prompt, { style, aspectRatio: '9/16' })
    const picture = await paintLayers(wish, { cacheFolder })
    if (style === 'GENERAL') expect(picture.layers.length).toBeGreaterThanOrEqual(4)
    const flat = flattenLayers(picture)
    expect(transparentPixels(pixelsOf(flat))).toBe(0)
  }
})

test.each(['A cityscape at dusk', 'Ocean waves', 'A snowy mountain', 'An empty street'])(
  'where only a place is named, nothing else stands in it: %s',
  async (prompt) => {
    const { layers } = await paintLayers(recipe(prompt), { cacheFolder })
    expect(layers.map(({ name }) => name)).not.toContain('subject')
  },
)

test('a picture is made of the colours its prompt names', async () => {
  const warm = await warmthOf('rust, amber and rose gold')
  const cold = await warmthOf('navy, slate blue and cyan')
  expect(warm).toBeGreaterThan(cold * 1.3)
})

test('painting a recipe twice in one process gives the same pixels', async () => {
  expect(await digest()).toBe(await digest())
})

test('every framing of the same scene is another composition', async () => {
  const framings = ['wide shot', 'close-up', 'low angle', 'view from above', 'over the shoulder']
  const pictures: Uint8ClampedArray[] = []
  for (const framing of framings) {
    const prompt = `A lighthouse and a sailing ship, on a rocky coast, ${framing}, daylight`
    const picture = await paintLayers(recipe(prompt, { castSeed: 5 }), { cacheFolder })
    pictures.push(pixelsOf(flattenLayers(picture)))
  }
  for (const [at, one] of pictures.entries()) {
    for (const other of pictures.slice(at + 1)) {
      expect(meanDifference(one, other)).toBeGreaterThan(8)
    }
  }
})

test('from above every place fills the frame without a sky', async () => {
  for (const place of ['sea', 'beach', 'lake', 'forest', 'street', 'desk', 'underwater', 'snow']) {
    for (const style of ['GENERAL', 'DESIGN'] as const) {
      const prompt = `A fox, ${place}, view from above`
      const picture = await paintLayers(recipe(prompt, { style }), { cacheFolder })
      expect(transparentPixels(pixelsOf(flattenLayers(picture)))).toBe(0)
    }
  }
})

function pixelsOf(canvas: ReturnType<typeof flattenLayers>): Uint8ClampedArray {
  return canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data
}

function transparentPixels(pixels: Uint8ClampedArray): number {
  let count = 0
  for (let alpha = 3; alpha < pixels.length; alpha += 4) if (pixels[alpha] !== 255) count++
  return count
}

/** How much more red than blue there is in a picture of that palette. */
async function warmthOf(palette: string): Promise<number> {
  const prompt = `A lighthouse on a cliff, daylight, palette of ${palette}`
  const pixels = pixelsOf(flattenLayers(await paintLayers(recipe(prompt), { cacheFolder })))
  let [red, blue] = [0, 0]
  for (let at = 0; at < pixels.length; at += 4) {
    red += pixels[at]!
    blue += pixels[at + 2]!
  }
  return red / blue
}

function meanDifference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += Math.abs(one[index]! - other[index]!)
  return sum / one.length
}

test.each(['GENERAL', 'DESIGN'] as const)(
  'a person at a table still has four layers in %s',
  async (style) => {
    const { layers } = await paintLayers(recipe('A woman at a desk in an office', { style }))
    expect(layers.length).toBeGreaterThanOrEqual(4)
  },
)

async function digest(): Promise<string> {
  const flat = flattenLayers(await paintLayers(recipe('Two friends on a beach at sunset')))
  return createHash('sha256').update(pixelsOf(flat)).digest('hex')
}
