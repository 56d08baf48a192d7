import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { DepthPicture, LayeredClip } from '#composition/layered-clip.ts'
import type { ImageStyle } from '#contract/options.ts'
import { openLayerScene } from '#media/layers/layer-scene.ts'
import { newFrame, PlaneMemory } from '#media/layers/plane-memory.ts'
import { finishWork } from '#testing/finish-work.ts'
import { sharedFolder, temporaryFolder } from '#testing/temporary-folder.ts'
import { createBuiltinAnimator } from './create-builtin-animator.ts'

const CACHE = sharedFolder()
const STILL = { x: 0, y: 0, zoom: 0, roll: 0 }

type Wish = { prompt: string; style?: ImageStyle }

const MOVING: Wish[] = [
  { prompt: 'a woman in a garden' },
  { prompt: 'a cat in a room' },
  { prompt: 'a bee in a garden', style: 'DESIGN' },
  { prompt: 'a tree in a field', style: 'DESIGN' },
  { prompt: 'a sailing boat on the sea' },
  { prompt: 'an octopus under water' },
  { prompt: 'a cup of hot coffee on a table' },
  { prompt: 'a lighthouse on a cliff at night' },
]
const STANDING: Wish[] = [
  { prompt: 'a compass on a wooden desk' },
  { prompt: 'a train on a road at noon', style: 'DESIGN' },
]

test.each(MOVING)('moves by itself, also under a camera that stands: $prompt', async (wish) => {
  const { change, isStill } = await animated(wish)
  expect(isStill).toBe(false)
  expect(change).toBeGreaterThan(0.6)
})

test.each(STANDING)('what cannot move is said to stand still: $prompt', async (wish) => {
  expect(await animated(wish)).toEqual({ change: 0, isStill: true })
})

test('of a picture that somebody else made, only the camera moves', async () => {
  expect(await animated(null)).toMatchObject({ isStill: true })
})

/** How much of it changes, and what is said of it; null for a picture of unknown make. */
async function animated(wish: Wish | null) {
  const folder = temporaryFolder()
  const imagePath = join(folder, 'picture.png')
  const create = { width: 90, height: 90, channels: 3, background: '#456' } as const
  await sharp({ create }).png().toFile(imagePath)
  let change = 0
  const animator = createBuiltinAnimator({
    cacheFolder: CACHE,
    renderLayers: async (plan) => {
      if (wish) change = await changeInside(plan)
      return { width: plan.width, height: plan.height, durationMs: plan.durationMs }
    },
  })
  const recipe = { kind: 'builtin-picture', version: 3, style: 'GENERAL', seed: 5, ...wish }
  const { isStill } = await finishWork(
    animator,
    {
      imagePath,
      aspectRatio: '1/1',
      prompt: 'pan right',
      durationMs: 4000,
      seed: 1,
      ...(wish && { imageRecipe: { ...recipe, aspectRatio: '1/1' } }),
    },
    { folder },
  )
  return { change, isStill }
}

/** The largest change of brightness over four seconds where the subjects are, in levels: no camera, light or dust. */
async function changeInside(plan: LayeredClip): Promise<number> {
  const { light: _, ...rest } = plan
  const camera = { ...plan.camera, from: STILL, to: STILL, unrest: 0 }
  const subjects = plan.pictures.filter(({ path }) => path.includes('subject'))
  const sky = plan.pictures.filter(({ path }) => path.includes('sky'))
  // Scenery between them has a motion of its own.
  const pictures = [...sky, ...subjects]
  const clip: LayeredClip = { ...rest, camera, particles: 'none', pictures }
  const memory = new PlaneMemory()
  const scene = await openLayerScene(memory, clip)
  const frame = newFrame(memory, clip.width, clip.height)
  const frames = Array.from({ length: 9 }, (_, index) => {
    scene.draw(frame, index / 2)
    const { address, stride, rows } = frame.luma
    return { stride, bytes: memory.bytes(address, stride * rows).slice() }
  })
  const moving = subjects.filter(({ sway }) => sway !== 'none')
  const inside = await coveredBy(moving.length > 0 ? moving : subjects, clip)
  const [first] = frames as [(typeof frames)[number]]
  const changes = frames.map(({ bytes }) => {
    const sum = inside.reduce((all, [x, y]) => {
      const at = y * first.stride + x
      return all + Math.abs((bytes[at] as number) - (first.bytes[at] as number))
    }, 0)
    return sum / inside.length
  })
  return Math.max(...changes)
}

/** Places of the frame that a subject is painted on. */
async function coveredBy(
  pictures: readonly DepthPicture[],
  { overscan, width, height }: LayeredClip,
) {
  const places: [x: number, y: number][] = []
  const rgbas = await Promise.all(pictures.map(({ path }) => readFile(path)))
  const across = (pictures[0] as DepthPicture).width
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      const alphaAt = ((y + overscan) * across + x + overscan) * 4 + 3
      if (rgbas.some((rgba) => (rgba[alphaAt] as number) > 60)) places.push([x, y])
    }
  }
  return places
}
