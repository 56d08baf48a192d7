import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dimensionsOf } from '#composition/dimensions.ts'
import type { LayeredClip } from '#composition/layered-clip.ts'
import { renderLayers } from '#media/layers/render-layers.ts'
import type { RenderLayers } from '#studio/animator/animate.ts'
import { type DecodedClip, decodeClip, differenceOf } from '#testing/decode-clip.ts'
import { finishWork } from '#testing/finish-work.ts'
import { sharedFolder, temporaryFolder } from '#testing/temporary-folder.ts'
import { testAnimator } from '../animator-compliance.ts'
import type { AnimateRequest } from '../animator-provider.ts'
import { createBuiltinAnimator } from './create-builtin-animator.ts'

const RECIPE = {
  kind: 'builtin-picture',
  version: 3,
  prompt: 'a sailing boat on the sea at sunset',
  aspectRatio: '9/16',
  style: 'AUTO',
  seed: 11,
}
const SEEN_AT = 180
const CACHE = sharedFolder()

testAnimator('builtin, on a picture of unknown make', {
  create: () => createBuiltinAnimator({ renderLayers }),
  decode: (path) => decodeClip(path, SEEN_AT),
  async paintPicture(folder, aspectRatio) {
    const { width, height } = dimensionsOf(aspectRatio, '720p')
    const path = join(folder, 'picture.webp')
    await sharp(Buffer.from(postcard(width, height)))
      .webp()
      .toFile(path)
    return path
  },
})

test('a built-in picture is moved layer by layer: its front passes its sky', async () => {
  const { decoded, plan } = await animate({
    imageRecipe: RECIPE,
    prompt: 'pan right',
    durationMs: 1000,
  })
  const depths = plan.pictures.map(({ depth }) => depth)
  expect(depths.length).toBeGreaterThanOrEqual(3)
  expect(depths).toEqual(depths.toSorted((a, b) => Number(a) - Number(b)))

  const sky = slideOf(decoded, 0.05, 0.4)
  const sea = slideOf(decoded, 0.8, 1)
  expect(Math.abs(sea)).toBeGreaterThan(Math.abs(sky) + 1)
})

test('a picture of unknown make is moved in relief: its ground passes its sky', async () => {
  const { decoded } = await animate({ prompt: 'pan right', durationMs: 1000 })
  expect(Math.abs(slideOf(decoded, 0.8, 1))).toBeGreaterThan(
    Math.abs(slideOf(decoded, 0, 0.2)) + 0.5,
  )
})

test('the recipe of another maker is not taken for our own', async () => {
  const plan = await planOf({ imageRecipe: { kind: 'elsewhere', depth: 3 } })
  expect(plan.pictures.map(({ depth }) => typeof depth)).toEqual(['object'])
})

test('the first frame shows the picture that was given', async () => {
  const { decoded, imagePath } = await animate({})
  const still = await sharp(imagePath)
    .resize(decoded.width, decoded.height, { fit: 'cover' })
    .greyscale()
    .raw()
    .toBuffer()
  expect(differenceOf(decoded.frames[0] as Uint8Array, still)).toBeLessThan(22)
})

test('the same request gives the same parts and the same move, another seed another move', async () => {
  const first = await digestOfPlan(1)
  expect(await digestOfPlan(1)).toBe(first)
  expect(await digestOfPlan(2)).not.toBe(first)
})

test('the prompt says what floats in the air', async () => {
  const plan = await planOf({ prompt: 'Static shot. Snow is falling.' })
  expect(plan.particles).toBe('snow')
  expect(plan.camera.unrest).toBe(0)
})

/** Stands for all that goes into a clip: the parts' pixels, the camera, the seed. */
async function digestOfPlan(seed: number): Promise<string> {
  const hash = createHash('sha256')
  await callAnimator({ imageRecipe: RECIPE, prompt: '', seed }, async (plan) => {
    for (const { path } of plan.pictures) hash.update(await readFile(path))
    hash.update(JSON.stringify([plan.camera, plan.seed, plan.light, plan.accent]))
    return { width: plan.width, height: plan.height, durationMs: plan.durationMs }
  })
  return hash.digest('hex')
}

async function animate(wish: Partial<AnimateRequest>) {
  const plans: LayeredClip[] = []
  const { clip, imagePath } = await callAnimator(wish, (plan, options) => {
    plans.push(plan)
    return renderLayers(plan, options)
  })
  const [plan] = plans as [LayeredClip]
  return { path: clip.path, imagePath, plan, decoded: await decodeClip(clip.path, SEEN_AT) }
}

/** What the animator would have filmed. */
async function planOf(wish: Partial<AnimateRequest>): Promise<LayeredClip> {
  const plans: LayeredClip[] = []
  await callAnimator(wish, async (plan) => {
    plans.push(plan)
    return { width: plan.width, height: plan.height, durationMs: plan.durationMs }
  })
  return plans[0] as LayeredClip
}

async function callAnimator(wish: Partial<AnimateRequest>, film: RenderLayers) {
  const folder = temporaryFolder()
  const imagePath = join(folder, 'picture.png')
  await sharp(Buffer.from(postcard(720, 1280)))
    .png()
    .toFile(imagePath)
  const clip = await finishWork(
    createBuiltinAnimator({ renderLayers: film, cacheFolder: CACHE }),
    { imagePath, prompt: 'push in', aspectRatio: '9/16', durationMs: 200, seed: 1, ...wish },
    { folder },
  )
  return { clip, imagePath }
}

/** A landscape with something to hold on to at every height. */
function postcard(width: number, height: number): string {
  const posts = Array.from({ length: 60 }, (_, index) => {
    const x = ((index * 37) % 60) / 60
    const y = Math.floor(index / 6) / 10
    return `<rect x="${x * width}" y="${y * height}" width="${width / 40}" height="${height / 14}" fill="hsl(${index * 47} 40% ${25 + ((index * 29) % 50)}%)"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#9bb4cf"/>${posts.join('')}<circle cx="${width / 2}" cy="${height * 0.6}" r="${width / 5}" fill="#c8442c"/></svg>`
}

/** How far a band of the picture (shares of the height) has slid from the first frame to the last, in pixels. */
function slideOf({ frames, width, height }: DecodedClip, top: number, bottom: number): number {
  const [first, last] = [frames[0], frames.at(-1)] as [Uint8Array, Uint8Array]
  const slides = Array.from({ length: 61 }, (_, index) => index - 30)
  const errorAt = (slide: number) => {
    let sum = 0
    for (let y = Math.round(top * height); y < Math.round(bottom * height); y++) {
      for (let x = 30; x < width - 30; x++) {
        sum += Math.abs((first[y * width + x] as number) - (last[y * width + x - slide] as number))
      }
    }
    return sum
  }
  return slides.toSorted((a, b) => errorAt(a) - errorAt(b))[0] as number
}
