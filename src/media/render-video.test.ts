import { cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dimensionsOf } from '#composition/dimensions.ts'
import { ASPECT_RATIOS, RESOLUTIONS } from '#contract/options.ts'
import {
  findStandstill,
  measureSound,
  pictureDigests,
  probe,
  topLevelBoxes,
} from '#testing/independent-decoder.ts'
import { writePicture, writeSound, writeSpeech } from '#testing/media-samples.ts'
import { sharedFolder, temporaryFolder } from '#testing/temporary-folder.ts'
import type { RenderRequest, RenderScene } from './render-request.ts'
import { renderVideo } from './render-video.ts'

function sceneOf(files: Partial<RenderScene>): RenderScene {
  const nothing = { imagePath: null, clipPath: null, voicePath: null, words: null }
  return { durationMs: 1500, text: 'The light turns.', language: 'en', ...nothing, ...files }
}

function requestOf(scenes: RenderScene[], more: Partial<RenderRequest> = {}): RenderRequest {
  const captions = { style: 'word', position: 'lower', size: 100 } as const
  return { aspectRatio: '9/16', resolution: '720p', captions, scenes, music: null, ...more }
}

/** Two scenes with pictures and voices, and a piece of music. */
async function sources(folder: string): Promise<RenderRequest> {
  const path = (name: string) => join(folder, name)
  await writePicture(path('one.png'), { hue: 20 })
  await writePicture(path('two.jpg'), { hue: 200, width: 1280, height: 720 })
  await writeSpeech(path('voice.wav'), 1.2)
  await writeSound(path('music.wav'), 'sine=f=220:d=2')
  const scenes = [
    sceneOf({ imagePath: path('one.png'), voicePath: path('voice.wav') }),
    sceneOf({ imagePath: path('two.jpg'), voicePath: path('voice.wav'), text: 'It never stops.' }),
  ]
  return requestOf(scenes, { music: { path: path('music.wav'), volume: 100 } })
}

/** Rendered once for all tests that look at it or go on from it; nobody writes into its folder afterwards. */
const firstRender = (() => {
  const folder = sharedFolder()
  let rendering: ReturnType<typeof render> | null = null
  const render = async () => {
    const request = await sources(folder)
    const [cacheFolder, outputPath] = [join(folder, 'cache'), join(folder, 'video.mp4')]
    const progress: number[] = []
    const onProgress = (done: number) => progress.push(done)
    const rendered = await renderVideo(request, { cacheFolder, outputPath, onProgress })
    return { folder, request, cacheFolder, outputPath, progress, rendered }
  }
  return () => (rendering ??= render())
})()

/** What a test goes on from: the same sources, and a copy of the cache that their first render left. */
async function renderedBefore() {
  const { request, cacheFolder: first, outputPath, rendered } = await firstRender()
  const folder = temporaryFolder()
  const cacheFolder = join(folder, 'cache')
  await cp(first, cacheFolder, { recursive: true, preserveTimestamps: true })
  return { folder, request, cacheFolder, first: outputPath, rendered }
}

test('a video is H.264 High and AAC in an MP4 that starts at once, tagged BT.709, at -14 LUFS', async () => {
  const { folder, outputPath, progress, rendered } = await firstRender()

  expect(rendered).toMatchObject({ width: 720, height: 1280, durationMs: 3000 })
  expect(rendered.sizeBytes).toBe((await stat(outputPath)).size)
  const { streams, seconds } = await probe(outputPath)
  const [video, audio] = streams
  expect(streams).toHaveLength(2)
  expect(video).toMatchObject({
    codec_name: 'h264',
    profile: 'High',
    pix_fmt: 'yuv420p',
    width: 720,
    height: 1280,
    r_frame_rate: '30/1',
    avg_frame_rate: '30/1',
    nb_read_frames: '90',
    color_range: 'tv',
    color_space: 'bt709',
    color_transfer: 'bt709',
    color_primaries: 'bt709',
  })
  expect(audio).toMatchObject({ codec_name: 'aac', sample_rate: '48000', channels: 2 })
  expect(Math.abs(seconds - 3)).toBeLessThan(0.034)
  expect(Math.abs(Number(audio?.['duration']) - 3)).toBeLessThan(0.034)
  const boxes = await topLevelBoxes(await readFile(outputPath))
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  const { lufs, truePeakDb } = await measureSound(outputPath)
  expect(Math.abs(lufs + 14)).toBeLessThanOrEqual(1)
  expect(truePeakDb).toBeLessThanOrEqual(-1)
  expect(await findStandstill(outputPath)).toEqual([])
  expect(progress).toEqual(progress.toSorted((a, b) => a - b))
  expect(progress.at(-1)).toBe(1)
  expect((await readdir(join(folder, 'cache'))).every((name) => name.endsWith('.mp4'))).toBe(true)
})

test('what did not change is not rendered again', async () => {
  const { folder, request, cacheFolder, first: a, rendered } = await renderedBefore()
  const render = (changed: RenderRequest, name: string) =>
    renderVideo(changed, { cacheFolder, outputPath: join(folder, name) })

  expect(rendered).toMatchObject({ segmentsRendered: 3, segmentsReused: 0 })
  expect(await render(request, 'b.mp4')).toMatchObject({ segmentsRendered: 0, segmentsReused: 3 })
  expect(await readFile(join(folder, 'b.mp4'))).toEqual(await readFile(a))

  const quieter = { ...request, music: { path: request.music?.path ?? '', volume: 40 } }
  expect(await render(quieter, 'c.mp4')).toMatchObject({ segmentsRendered: 0 })
  expect(await pictureDigests(join(folder, 'c.mp4'))).toEqual(await pictureDigests(a))

  const [one, two] = request.scenes as [RenderScene, RenderScene]
  const reworded = { ...request, scenes: [one, { ...two, text: 'Other words.' }] }
  expect(await render(reworded, 'd.mp4')).toMatchObject({ segmentsRendered: 2, segmentsReused: 1 })
})

test('a segment that was damaged in the cache is found out and rendered again', async () => {
  const { folder, request, cacheFolder, first: a } = await renderedBefore()
  const [name] = await readdir(cacheFolder)
  await writeFile(join(folder, `cache/${name}`), 'half a segment')
  const again = await renderVideo(request, { cacheFolder, outputPath: join(folder, 'b.mp4') })
  expect(again).toMatchObject({ segmentsRendered: 1, segmentsReused: 2 })
  expect(await readFile(join(folder, 'b.mp4'))).toEqual(await readFile(a))
})

test('two renders at once with one cache both succeed', async () => {
  const folder = temporaryFolder()
  const request = await sources(folder)
  const cacheFolder = join(folder, 'cache')
  await Promise.all([
    renderVideo(request, { cacheFolder, outputPath: join(folder, 'a.mp4') }),
    renderVideo(request, { cacheFolder, outputPath: join(folder, 'b.mp4') }),
  ])
  const [a, b] = await Promise.all(
    ['a.mp4', 'b.mp4'].map((name) => pictureDigests(join(folder, name))),
  )
  expect(a).toHaveLength(90)
  expect(b).toEqual(a)
})

test('an aborted render stops at once and leaves nothing but finished segments', async () => {
  const folder = temporaryFolder()
  const request = await sources(folder)
  const scenes = request.scenes.map((scene) => ({ ...scene, durationMs: 20_000 }))
  const abort = new AbortController()
  const rendering = renderVideo(
    { ...request, scenes },
    {
      cacheFolder: join(folder, 'cache'),
      outputPath: join(folder, 'video.mp4'),
      signal: abort.signal,
      onProgress: (done) => {
        if (done >= 0.1) abort.abort(new Error('Nobody waits for it.'))
      },
    },
  )
  await expect(rendering).rejects.toThrow('Nobody waits for it.')
  const left = await readdir(folder)
  expect(left.filter((name) => name.includes('video') || name.includes('.part'))).toEqual([])
  const cached = await readdir(join(folder, 'cache'))
  expect(cached.filter((name) => !/^[0-9a-f]{40}-[0-9a-f]{32}\.mp4$/.test(name))).toEqual([])
  // Forty seconds are eight segments and a crossfade.
  expect(cached.length).toBeLessThan(8)
})

test('a render that was aborted before it began does nothing', async () => {
  const folder = temporaryFolder()
  const outputPath = join(folder, 'video.mp4')
  const signal = AbortSignal.abort(new Error('Too late.'))
  const options = { cacheFolder: join(folder, 'cache'), outputPath, signal }
  await expect(renderVideo(requestOf([sceneOf({})]), options)).rejects.toThrow('Too late.')
  expect(await readdir(folder)).toEqual([])
})

test.each(ASPECT_RATIOS)('%s comes out in its size, at both resolutions', async (aspectRatio) => {
  const folder = temporaryFolder()
  const imagePath = join(folder, 'image.png')
  await writePicture(imagePath, { width: 320, height: 320 })
  const scene = sceneOf({ imagePath, durationMs: 200 })
  for (const resolution of RESOLUTIONS) {
    const outputPath = join(folder, 'video.mp4')
    const request = requestOf([scene], { aspectRatio, resolution })
    await renderVideo(request, { cacheFolder: join(folder, 'cache'), outputPath })
    const { streams } = await probe(outputPath)
    const { width, height } = dimensionsOf(aspectRatio, resolution)
    expect(streams[0]).toMatchObject({ width, height, nb_read_frames: '6' })
  }
})

test('a length between two milliseconds is told as a whole number of them', async () => {
  const folder = temporaryFolder()
  const request = requestOf([sceneOf({ durationMs: 1210 }), sceneOf({ durationMs: 1123 })])
  const { durationMs } = await renderVideo(request, {
    cacheFolder: join(folder, 'cache'),
    outputPath: join(folder, 'video.mp4'),
  })
  expect(durationMs).toBe(2333)
})
