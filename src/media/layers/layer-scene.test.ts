import { expect, test } from 'vitest'
import type { SceneLight } from '#composition/layered-clip.ts'
import { differenceOf } from '#testing/decode-clip.ts'
import {
  PAN,
  paintTestClip,
  STILL_CAMERA,
  type TestClipWish,
  WILD_CAMERA,
} from '#testing/paint-test-clip.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { openLayerScene } from './layer-scene.ts'
import { newFrame, PlaneMemory } from './plane-memory.ts'

const LIGHT: SceneLight = { x: 90, y: 60, colour: [255, 240, 200], strength: 1 }
const KINDS = ['dust', 'snow', 'rain', 'embers', 'stars', 'bubbles', 'petals', 'bokeh'] as const

test('the edges stay filled whatever the camera does', async () => {
  const back = { ...WILD_CAMERA, from: WILD_CAMERA.to, to: WILD_CAMERA.from }
  for (const camera of [PAN, WILD_CAMERA, back]) {
    const frames = await draw({ camera, pictures: ['bright'], durationMs: 1000 })
    for (const frame of frames) expect(Math.min(...frame)).toBeGreaterThan(180)
  }
})

test('a relief fills the frame, too', async () => {
  const frames = await draw({ camera: WILD_CAMERA, pictures: ['relief'], durationMs: 1000 })
  for (const frame of frames) expect(Math.min(...frame)).toBeGreaterThan(40)
})

test('nothing moves where nothing is there to move', async () => {
  expect(changeOf(await draw({ camera: STILL_CAMERA }))).toBe(0)
})

test('leaves bend, water ripples, things float and light breathes while the camera stands still', async () => {
  const moving: TestClipWish[] = [
    { pictures: ['foliage'] },
    { pictures: ['water'] },
    { pictures: ['float'] },
    { light: LIGHT },
  ]
  for (const wish of moving) {
    const frames = await draw({ camera: STILL_CAMERA, durationMs: 3000, ...wish })
    expect(changeOf(frames), JSON.stringify(wish)).toBeGreaterThan(0.8)
  }
})

test('leaves bend above and stand still at the foot', async () => {
  const frames = await draw({ camera: STILL_CAMERA, durationMs: 3000, pictures: ['foliage'] })
  const top = frames.map((frame) => frame.subarray(100 * 184, 160 * 184))
  const foot = frames.map((frame) => frame.subarray(300 * 184))
  expect(changeOf(top)).toBeGreaterThan(4 * changeOf(foot))
})

for (const particles of KINDS) {
  test(`${particles} can be seen, and moves`, async () => {
    const camera = STILL_CAMERA
    const [bare] = (await draw({ camera })) as [Uint8Array]
    const frames = await draw({ camera, particles, durationMs: 1500 })
    expect(differenceOf(frames[0] as Uint8Array, bare)).toBeGreaterThan(0.015)
    expect(changeOf(frames)).toBeGreaterThan(0.015)
  })
}

test('particles fly behind what is nearer than they are', async () => {
  const camera = STILL_CAMERA
  const frames = await draw({ camera, particles: 'stars', pictures: ['bright'], durationMs: 1000 })
  expect(changeOf(frames)).toBe(0)
})

/** Six frames over the whole clip: their brightness, rows padded to 184. */
async function draw(wish: TestClipWish): Promise<Uint8Array[]> {
  const clip = await paintTestClip(temporaryFolder(), wish)
  const memory = new PlaneMemory()
  const scene = await openLayerScene(memory, clip)
  const { width, height } = clip
  const frame = newFrame(memory, width, height)
  return Array.from({ length: 6 }, (_, index) => {
    scene.draw(frame, (index / 5) * (clip.durationMs / 1000))
    const { address, stride, rows } = frame.luma
    return memory.bytes(address, stride * rows).slice()
  })
}

/** The largest change from the first frame to any other, in levels. */
function changeOf(frames: Uint8Array[]): number {
  return Math.max(...frames.map((frame) => differenceOf(frame, frames[0] as Uint8Array)))
}
