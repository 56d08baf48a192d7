import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWN_RATIOS, type ImageStyle } from '#contract/options.ts'
import { PictureRecipe } from '#studio/illustrator/picture-recipe.ts'
import { finishWork } from '#testing/finish-work.ts'
import { sharedFolder, temporaryFolder } from '#testing/temporary-folder.ts'
import { testIllustrator } from '../illustrator-compliance.ts'
import type { IllustrateRequest } from '../illustrator-provider.ts'
import { createBuiltinIllustrator } from './create-builtin-illustrator.ts'

const TEAPOT: IllustrateRequest = {
  prompt: 'A teapot and a book on a table by the window, soft light, 35 mm film, no people',
  aspectRatio: '4/5',
  style: 'GENERAL',
  seed: 1,
}
const sharedCache = sharedFolder()

testIllustrator('built-in', () => createBuiltinIllustrator({ cacheFolder: sharedCache }))

test.each(DRAWN_RATIOS)('a %s picture has the pixels of a video at 1080p', async (aspectRatio) => {
  const { bytes } = await paint({ ...TEAPOT, aspectRatio })
  const { width, height } = await sharp(bytes).metadata()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(1080)
})

test('the same request and seed give the same bytes', async () => {
  const [first, second] = await Promise.all([paint(TEAPOT), paint(TEAPOT)])
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect(PictureRecipe.parse(first.recipe)).toMatchObject({ prompt: TEAPOT.prompt, seed: 1 })
})

test('other seeds give visibly different pictures', async () => {
  const pictures = await Promise.all(
    [1, 2, 3, 4].map(async (seed) => await paint({ ...TEAPOT, seed })),
  )
  for (const distance of await pairwise(pictures)) expect(distance).toBeGreaterThan(10)
})

test('every style gives a visibly different picture', async () => {
  const styles: ImageStyle[] = ['AUTO', 'GENERAL', 'REALISTIC', 'DESIGN']
  const pictures = await Promise.all(styles.map(async (style) => await paint({ ...TEAPOT, style })))
  for (const distance of await pairwise(pictures)) expect(distance).toBeGreaterThan(10)
})

test('two processes can fill an empty cache at the same time', async () => {
  const cacheFolder = temporaryFolder()
  const [first, second] = await Promise.all([
    paint(TEAPOT, cacheFolder),
    paint(TEAPOT, cacheFolder),
  ])
  expect(first.bytes.equals(second.bytes)).toBe(true)
  expect((await filesIn(cacheFolder)).filter((path) => path.endsWith('.part'))).toEqual([])
})

test('broken cache files are made anew', async () => {
  const whole = await paint(TEAPOT)
  const cacheFolder = temporaryFolder()
  await cp(sharedCache, cacheFolder, { recursive: true })
  const files = await filesIn(cacheFolder)
  expect(files.length).toBeGreaterThanOrEqual(3)
  await Promise.all(files.map(async (path) => await writeFile(path, 'not what it was')))
  const again = await paint(TEAPOT, cacheFolder)
  expect(again.bytes.equals(whole.bytes)).toBe(true)
  for (const path of files.filter((file) => file.includes('fluent/teapot'))) {
    expect((await sharp(path).metadata()).format).toBe('png')
  }
})

test('a cache folder that cannot be written costs time, not the picture', async () => {
  const notAFolder = join(temporaryFolder(), 'file')
  await writeFile(notAFolder, '')
  const picture = await paint(TEAPOT, notAFolder)
  expect(picture.bytes.equals((await paint(TEAPOT)).bytes)).toBe(true)
})

async function paint(request: IllustrateRequest, cacheFolder = sharedCache) {
  const folder = temporaryFolder()
  const { path, recipe } = await finishWork(createBuiltinIllustrator({ cacheFolder }), request, {
    folder,
  })
  return { path, recipe, bytes: await readFile(path) }
}

/** Mean difference of two small copies, 0 to 255: what is left is composition and colour. */
async function pairwise(pictures: { path: string }[]): Promise<number[]> {
  const small = await Promise.all(
    pictures.map(
      async ({ path }) =>
        await sharp(path).resize(32, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
    ),
  )
  return small.flatMap((one, index) =>
    small
      .slice(index + 1)
      .map(
        (other) =>
          one.reduce((sum, value, at) => sum + Math.abs(value - other[at]!), 0) / one.length,
      ),
  )
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}
