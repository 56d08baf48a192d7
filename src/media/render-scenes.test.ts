import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  findStandstill,
  greyFrame,
  measureSound,
  pictureDigests,
  probe,
} from '#testing/independent-decoder.ts'
import {
  writeClip,
  writePicture,
  writeRubbish,
  writeSound,
  writeSpeech,
} from '#testing/media-samples.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { RenderError } from './errors.ts'
import type { RenderRequest, RenderScene } from './render-request.ts'
import { renderVideo } from './render-video.ts'

function sceneOf(files: Partial<RenderScene>): RenderScene {
  const nothing = { imagePath: null, clipPath: null, voicePath: null, words: null }
  return { durationMs: 1000, text: 'The light turns.', language: 'en', ...nothing, ...files }
}

function requestOf(...scenes: RenderScene[]): RenderRequest {
  const captions = { style: 'word', position: 'lower', size: 100 } as const
  return { aspectRatio: '9/16', resolution: '720p', captions, scenes, music: null }
}

function render(folder: string, request: RenderRequest) {
  const files = { cacheFolder: join(folder, 'cache'), outputPath: join(folder, 'video.mp4') }
  return renderVideo(request, files)
}

async function failure(folder: string, request: RenderRequest): Promise<unknown> {
  const error: unknown = await render(folder, request).catch((reason: unknown) => reason)
  expect(await readdir(folder)).not.toContain('video.mp4')
  expect(await readdir(join(folder, 'cache'))).toEqual([])
  return error
}

test.each([
  ['imagePath', 'image', 'Generate it again or upload another.'],
  ['clipPath', 'clip', 'Generate it again.'],
  ['voicePath', 'voice-over', 'Generate it again.'],
] as const)('a %s that is missing or broken is named with its scene', async (key, name, advice) => {
  const folder = temporaryFolder()
  await writeRubbish(join(folder, 'rubbish.bin'))
  const good = sceneOf({})
  const missing = await failure(folder, requestOf(good, sceneOf({ [key]: join(folder, 'none') })))
  expect(missing).toBeInstanceOf(RenderError)
  expect(missing).toMatchObject({
    sceneNumber: 2,
    message: `Scene 2: the ${name} is missing. ${advice}`,
  })
  const broken = await failure(folder, requestOf(sceneOf({ [key]: join(folder, 'rubbish.bin') })))
  expect(broken).toBeInstanceOf(RenderError)
  expect(broken).toMatchObject({
    sceneNumber: 1,
    message: `Scene 1: the ${name} cannot be read. ${advice}`,
  })
})

test('a picture that breaks off in the middle is found out, however late', async () => {
  const folder = temporaryFolder()
  await writePicture(join(folder, 'whole.png'))
  const whole = await readFile(join(folder, 'whole.png'))
  await writeFile(join(folder, 'half.png'), whole.subarray(0, whole.length / 2))
  const error = await failure(folder, requestOf(sceneOf({ imagePath: join(folder, 'half.png') })))
  expect(error).toMatchObject({ code: 'image-unreadable', sceneNumber: 1 })
})

test('no scenes, and music that cannot be read, are said so', async () => {
  const folder = temporaryFolder()
  expect(await failure(folder, requestOf())).toMatchObject({ code: 'no-scenes' })
  await writeRubbish(join(folder, 'rubbish.bin'))
  const music = { path: join(folder, 'rubbish.bin'), volume: 100 }
  const error = await failure(folder, { ...requestOf(sceneOf({})), music })
  expect(error).toMatchObject({ code: 'music-unreadable', sceneNumber: null })
})

test('a scene without a picture is a card with its text, and a video without sound is silent', async () => {
  const folder = temporaryFolder()
  await render(folder, requestOf(sceneOf({}), sceneOf({ text: '' })))
  const path = join(folder, 'video.mp4')
  const { streams } = await probe(path)
  expect(streams.map((stream) => stream['codec_name'])).toEqual(['h264', 'aac'])
  expect((await measureSound(path)).truePeakDb).toBe(Number.NEGATIVE_INFINITY)
  const [withText, without] = await Promise.all([greyFrame(path, 10), greyFrame(path, 50)])
  expect(brightest(withText)).toBeGreaterThan(225)
  expect(brightest(without)).toBeLessThan(190)
})

test.each([
  ['quiet', 0.06],
  ['loud to clipping', 20],
])('a voice that is %s comes out at -14 LUFS with room for its peaks', async (_, volume) => {
  const folder = temporaryFolder()
  await writeSpeech(join(folder, 'voice.wav'), 3, volume)
  await render(
    folder,
    requestOf(sceneOf({ voicePath: join(folder, 'voice.wav'), durationMs: 3500 })),
  )
  const { lufs, truePeakDb } = await measureSound(join(folder, 'video.mp4'))
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
  expect(truePeakDb).toBeLessThanOrEqual(-1)
})

test('a voice of nothing but faint noise is not blown up', async () => {
  const folder = temporaryFolder()
  await writeSound(join(folder, 'voice.wav'), 'anoisesrc=d=1:a=0.0005:s=1')
  await render(folder, requestOf(sceneOf({ voicePath: join(folder, 'voice.wav') })))
  expect((await measureSound(join(folder, 'video.mp4'))).truePeakDb).toBeLessThan(-55)
})

test('a clip shorter than its scene plays slower and then goes on as a moving still', async () => {
  const folder = temporaryFolder()
  await writeClip(join(folder, 'clip.mp4'), { seconds: 1, fps: 24 })
  const scene = sceneOf({ clipPath: join(folder, 'clip.mp4'), durationMs: 3000, text: '' })
  await render(folder, requestOf(scene))
  const path = join(folder, 'video.mp4')
  expect((await probe(path)).streams[0]).toMatchObject({ nb_read_frames: '90' })
  expect(await findStandstill(path)).toEqual([])
  expect(new Set(await pictureDigests(path)).size).toBe(90)
})

test('a clip longer than its scene is cut, and fills the frame whatever its shape', async () => {
  const folder = temporaryFolder()
  await writeClip(join(folder, 'clip.mp4'), { seconds: 3, size: '640x360' })
  await render(folder, requestOf(sceneOf({ clipPath: join(folder, 'clip.mp4'), text: '' })))
  const path = join(folder, 'video.mp4')
  expect((await probe(path)).streams[0]).toMatchObject({ nb_read_frames: '30', width: 720 })
  expect(new Set(await pictureDigests(path)).size).toBe(30)
})

test('with hard cuts the picture changes from one frame to the next', async () => {
  const folder = temporaryFolder()
  await writePicture(join(folder, 'one.png'), { hue: 0 })
  await writePicture(join(folder, 'two.png'), { hue: 120 })
  const scenes = ['one.png', 'two.png'].map((name) =>
    sceneOf({ imagePath: join(folder, name), text: '' }),
  )
  const request = requestOf(...scenes)
  await render(folder, { ...request, transition: 'cut' })
  const cut = await steps(join(folder, 'video.mp4'))
  expect(Math.max(...cut)).toBe(cut[2])
  await render(folder, request)
  const faded = await steps(join(folder, 'video.mp4'))
  expect(Math.max(...faded)).toBeLessThan((cut[2] ?? 0) / 2)
})

function brightest(frame: Uint8Array): number {
  return frame.reduce((most, value) => Math.max(most, value), 0)
}

/** How much the picture changes from frame to frame around frame 30. */
async function steps(path: string): Promise<number[]> {
  const frames = await Promise.all([27, 28, 29, 30, 31, 32].map((frame) => greyFrame(path, frame)))
  return frames.slice(1).map((frame, index) => {
    const before = frames[index] ?? frame
    return (
      frame.reduce((sum, value, at) => sum + Math.abs(value - (before[at] ?? 0)), 0) / frame.length
    )
  })
}

test('4K has four times the pixels of 1080p, within the memory that a child may take', async () => {
  const folder = temporaryFolder()
  await writePicture(join(folder, 'image.png'))
  const scene = sceneOf({ imagePath: join(folder, 'image.png') })
  const size = { width: 2160, height: 3840 }
  expect(await render(folder, { ...requestOf(scene), resolution: '4K' })).toMatchObject(size)
  const { streams } = await probe(join(folder, 'video.mp4'))
  expect(streams).toEqual(expect.arrayContaining([expect.objectContaining(size)]))
})
