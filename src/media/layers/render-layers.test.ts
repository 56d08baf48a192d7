import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import type { DepthPicture } from '#composition/layered-clip.ts'
import { type DecodedClip, decodeClip } from '#testing/decode-clip.ts'
import { PAN, paintTestClip, type TestClipWish, WILD_CAMERA } from '#testing/paint-test-clip.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { renderLayers } from './render-layers.ts'

test('a clip has exactly its frames, its size and the tags of high-definition video', async () => {
  for (const [width, height] of [
    [180, 320],
    [320, 180],
    [200, 200],
    [216, 270],
  ] as const) {
    const { decoded } = await film({ width, height, durationMs: 1234 })
    expect(decoded.frames).toHaveLength(37)
    expect(Number(decoded.stream['duration'])).toBeCloseTo(37 / 30, 5)
    expect(decoded.streamCount).toBe(1)
    expect(decoded.stream).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      pix_fmt: 'yuv420p',
      width,
      height,
      color_range: 'tv',
      color_space: 'bt709',
      color_primaries: 'bt709',
      color_transfer: 'bt709',
      r_frame_rate: '30/1',
      start_time: '0.000000',
    })
  }
})

test('a clip can be played before it is read to its end', async () => {
  const { path } = await film({})
  const bytes = await readFile(path)
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
})

test('what is near passes faster than what is far, smoothly and without a jerk', async () => {
  const { decoded } = await film({ camera: PAN, durationMs: 2000 })
  const far = decoded.frames.map((frame) => middleOfBright(decoded, frame, 0.1, 0.3))
  const near = decoded.frames.map((frame) => middleOfBright(decoded, frame, 0.7, 0.9))
  expect(travelOf(far)).toBeGreaterThan(1.5)
  expect(travelOf(near)).toBeGreaterThan(4 * travelOf(far))
  for (const path of [far, near]) {
    const steps = path.slice(1).map((x, index) => (path[index] as number) - x)
    expect(Math.min(...steps)).toBeGreaterThan(-0.15)
    expect(Math.max(...steps)).toBeLessThan((2.2 * travelOf(path)) / path.length + 0.15)
  }
})

test('a relief moves its near parts more than its far parts and stays whole', async () => {
  const { decoded } = await film({ camera: PAN, pictures: ['relief'], durationMs: 1000 })
  const first = decoded.frames[0] as Uint8Array
  const last = decoded.frames.at(-1) ?? first
  const moved = (from: number, to: number) =>
    middleOfBright(decoded, first, from, to) - middleOfBright(decoded, last, from, to)
  expect(moved(0.85, 0.98)).toBeGreaterThan(2.5 * moved(0.02, 0.15))
  expect(moved(0.02, 0.15)).toBeGreaterThan(1)
})

test('the same clip gives the same file; another seed another one', async () => {
  const clip = { particles: 'dust', camera: WILD_CAMERA } as const
  const bytes = async (seed: number) => await readFile((await film({ ...clip, seed })).path)
  const first = await bytes(3)
  expect(Buffer.compare(first, await bytes(3))).toBe(0)
  expect(Buffer.compare(first, await bytes(4))).not.toBe(0)
})

test('progress rises to one', async () => {
  const steps: number[] = []
  await film({ durationMs: 500 }, (done) => steps.push(done))
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(steps.at(-1)).toBe(1)
  expect(steps.length).toBeGreaterThan(5)
})

test('an aborted clip leaves no file and no process', async () => {
  const folder = temporaryFolder()
  const abort = new AbortController()
  const begun = Promise.withResolvers<unknown>()
  const clip = await paintTestClip(folder, { durationMs: 600_000 })
  const rendering = renderLayers(clip, {
    outputPath: join(folder, 'clip.mp4'),
    signal: abort.signal,
    onProgress: begun.resolve,
  })
  await begun.promise
  expect(await childrenRunning('render-layers.task')).toBe(1)
  abort.abort(new Error('not needed any more'))
  await expect(rendering).rejects.toThrow('not needed any more')
  await expect.poll(() => childrenRunning('render-layers.task')).toBe(0)
  expect((await readdir(folder)).filter((name) => !name.endsWith('.rgba'))).toEqual([])
})

test('a picture file of another size than said is an error that names it', async () => {
  const folder = temporaryFolder()
  const clip = await paintTestClip(folder, {})
  await writeFile((clip.pictures[0] as DepthPicture).path, new Uint8Array(12))
  const options = { outputPath: join(folder, 'clip.mp4'), signal: new AbortController().signal }
  await expect(renderLayers(clip, options)).rejects.toThrow(/bars\.rgba is not \d+ x \d+ pixels/)
  expect((await readdir(folder)).filter((name) => !name.endsWith('.rgba'))).toEqual([])
})

async function film(wish: TestClipWish, onProgress?: (done: number) => void) {
  const folder = temporaryFolder()
  const path = join(folder, 'clip.mp4')
  const clip = await paintTestClip(folder, wish)
  const { signal } = new AbortController()
  await renderLayers(clip, { outputPath: path, signal, ...(onProgress && { onProgress }) })
  return { path, decoded: await decodeClip(path, clip.width) }
}

/** The middle of what is bright between two heights (shares of the frame), in pixels. */
function middleOfBright(clip: DecodedClip, frame: Uint8Array, top: number, bottom: number): number {
  let sum = 0
  let weight = 0
  const from = Math.round(top * clip.height) * clip.width
  const to = Math.round(bottom * clip.height) * clip.width
  for (let at = from; at < to; at++) {
    const bright = Math.max(0, (frame[at] as number) - 90)
    sum += bright * (at % clip.width)
    weight += bright
  }
  return sum / weight
}

function travelOf(path: number[]): number {
  return (path[0] ?? 0) - (path.at(-1) ?? 0)
}

async function childrenRunning(task: string): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'args=', '--ppid', `${process.pid}`])
  return stdout.split('\n').filter((line) => line.includes(task)).length
}
