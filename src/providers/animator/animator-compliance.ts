import { readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ratioOf } from '#composition/dimensions.ts'
import { ASPECT_RATIOS, type AspectRatio } from '#contract/options.ts'
import { finishWork } from '#testing/finish-work.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import type { CallOptions } from '../call-options.ts'
import type { AnimateRequest, AnimatorProvider } from './animator-provider.ts'

export type AnimatorUnderTest = {
  create: () => AnimatorProvider | Promise<AnimatorProvider>
  /** How long a clip is that is asked for with this length; vendors make some lengths only. By default as asked. */
  lengthMsFor?: (askedMs: number) => number
  /** Paints any picture of this shape into the folder and answers its path. */
  paintPicture: (folder: string, aspectRatio: AspectRatio) => Promise<string>
  /** Decodes a clip: what it says of itself, and small grey frames. */
  decode: (path: string) => Promise<{
    stream: Record<string, string | number>
    streamCount: number
    frames: Uint8Array[]
  }>
}

const FRAMES_PER_SECOND = 30

/** What every animator must do, whoever makes the clip. Call it at the top of a test file. */
export function testAnimator(
  kind: string,
  { create, paintPicture, decode, lengthMsFor = (askedMs) => askedMs }: AnimatorUnderTest,
): void {
  async function requestIn(
    folder: string,
    wish: Partial<AnimateRequest> = {},
  ): Promise<AnimateRequest> {
    const aspectRatio = wish.aspectRatio ?? '9/16'
    const imagePath = await paintPicture(folder, aspectRatio)
    const rest = { prompt: 'A slow push in.', durationMs: 300, seed: 1, ...wish }
    return { imagePath, aspectRatio, ...rest }
  }

  async function animate(wish: Partial<AnimateRequest> = {}, more: Partial<CallOptions> = {}) {
    const options = { ...(await callOptions()), ...more }
    const clip = await finishWork(await create(), await requestIn(options.folder, wish), options)
    return { clip, options, decoded: await decode(clip.path) }
  }

  for (const aspectRatio of ASPECT_RATIOS) {
    test(`${kind}: a ${aspectRatio} clip has the shape and the length that were asked for`, async () => {
      const { clip, options, decoded } = await animate({ aspectRatio, durationMs: 500 })

      expect(clip.contentType).toBe('video/mp4')
      expect(dirname(clip.path)).toBe(options.folder)
      const { width, height } = sizeOf(decoded.stream)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(720)
      expect(Math.abs(width / height - ratioOf(aspectRatio))).toBeLessThan(0.01)
      expect({ width, height, ...clip }).toMatchObject({ width, height })
      expect(decoded.streamCount).toBe(1)
      expect(decoded.stream).toMatchObject({
        codec_name: 'h264',
        pix_fmt: 'yuv420p',
      })
      const frameMs = 1000 / FRAMES_PER_SECOND
      const lengthMs = lengthMsFor(500)
      expect(Math.abs((clip.durationMs ?? lengthMs) - lengthMs)).toBeLessThanOrEqual(frameMs)
      const decodedMs = decoded.frames.length * frameMs
      expect(Math.abs(decodedMs - lengthMs)).toBeLessThanOrEqual(frameMs)
    })
  }

  test(`${kind}: the picture moves, and never jumps`, async () => {
    const { decoded } = await animate({ durationMs: 1000 })
    const first = decoded.frames[0] as Uint8Array
    const apart = decoded.frames.map((frame) => meanDifference(frame, first))
    const steps = decoded.frames
      .slice(1)
      .map((frame, index) => meanDifference(frame, decoded.frames[index] as Uint8Array))
    expect(Math.max(...apart)).toBeGreaterThan(1)
    expect(Math.max(...steps)).toBeLessThan(Math.max(...apart) / 2)
  })

  test(`${kind}: progress rises towards one`, async () => {
    const steps: number[] = []
    await animate({}, { onProgress: (done) => steps.push(done) })
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1)
  })

  test(`${kind}: a picture that cannot be read is a failure in words`, async () => {
    const options = await callOptions()
    const imagePath = join(options.folder, 'broken.png')
    await writeFile(imagePath, 'This is not a picture.')
    const request = { ...(await requestIn(options.folder)), imagePath }
    await expect(finishWork(await create(), request, options)).rejects.toMatchObject({
      name: 'ProviderError',
      message: expect.stringMatching(/^[A-Z].+\.$/),
    })
  })

  test(`${kind}: an aborted call ends with the reason it was aborted for and leaves no clip`, async () => {
    const abort = new AbortController()
    const options = { ...(await callOptions()), signal: abort.signal }
    const before = [
      await requestIn(options.folder, { durationMs: 60_000 }),
      await readdir(options.folder),
    ] as const
    const animator = await create()
    const animating = finishWork(animator, before[0], options)
    abort.abort(new Error('not needed any more'))
    await expect(animating).rejects.toThrow('not needed any more')
    expect(await readdir(options.folder)).toEqual(before[1])
  })
}

async function callOptions(): Promise<CallOptions> {
  const folder = temporaryFolder()
  return { folder, signal: new AbortController().signal }
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  return a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] as number)), 0) / a.length
}

function sizeOf(stream: Record<string, string | number>): { width: number; height: number } {
  return { width: Number(stream['width']), height: Number(stream['height']) }
}
