import { expect, test } from 'vitest'
import { estimateWidth } from '#composition/text-width.ts'
import type { Asset } from '#contract/asset.ts'
import type { ExportSettings } from '#contract/export.ts'
import type { Scene } from '#contract/scene.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import { clampFrame, cutOf, frameTimecode, layersAt, sameMoment, sceneJump } from './cut.ts'

const SETTINGS: ExportSettings = {
  resolution: '1080p',
  captionStyle: 'word',
  captionPosition: 'lower',
  captionSize: 100,
  pace: 'normal',
  musicMood: 'calm',
  musicSeed: 1,
  musicVolume: 100,
}

test('a scene shows its clip, else its image, else a card', () => {
  const { scenes } = cutOf(
    storyboardOf([{ clip: 4000, image: true }, { image: true }, {}]),
    SETTINGS,
    null,
  )
  expect(scenes.map(({ picture }) => picture.kind)).toEqual(['clip', 'still', 'card'])
  expect(scenes[0]?.picture).toMatchObject({ stillUrl: '/media/image-0', durationMs: 4000 })
})

test('a text card is shown in time, without captions, unless a clip moves more than the camera', () => {
  const storyboard = storyboardOf([{ clip: 4000, image: true }])
  const [scene] = storyboard.scenes
  if (!scene?.clip.asset || !scene.image.asset) throw new Error('There are no takes.')
  const part = { x: 0, y: 0, width: 1, height: 1 }
  const letters = scene.voiceOverText.replace(/[^\p{L}\p{N}]/gu, '').length
  const pages = [{ at: 0, parts: [{ at: 0, ...part }] }]
  const card = { letters, isWhole: true, entry: 'fade', pages, sheetUrl: '/sheet' } as const
  const image = { ...scene.image, asset: { ...scene.image.asset, isTextCard: true, card } }
  const shownWith = (isStill: boolean) => {
    const clip = { ...scene.clip, asset: { ...scene.clip.asset, isStill } } as Scene['clip']
    const scenes = [{ ...scene, image: image as Scene['image'], clip }]
    return cutOf({ ...storyboard, scenes }, SETTINGS, estimateWidth).scenes[0]
  }
  expect(shownWith(true)).toMatchObject({
    picture: { kind: 'type', url: '/sheet' },
    captions: null,
  })
  expect(shownWith(false)?.picture.kind).toBe('clip')
  expect(shownWith(false)?.captions).not.toBeNull()
})

test('a picture that came after the clip is not shown in its place', () => {
  const storyboard = storyboardOf([{ clip: 4000, image: true }])
  const [scene] = storyboard.scenes
  if (!scene?.clip.asset) throw new Error('There is no clip.')
  const stillOf = (clip: Scene['clip']) => {
    const [first] = cutOf({ ...storyboard, scenes: [{ ...scene, clip }] }, SETTINGS, null).scenes
    return first?.picture.kind === 'clip' ? first.picture.stillUrl : undefined
  }
  const stale = { ...scene.clip, isStale: true }
  expect(stillOf(stale)).toBeNull()
  const asset = { ...scene.clip.asset, thumbnailUrl: '/media/clip-0/thumbnail' }
  expect(stillOf({ ...stale, asset })).toBe('/media/clip-0/thumbnail')
})

test('a scene is as long as its voice asks, and the voice starts inside it', () => {
  const { timeline, scenes } = cutOf(storyboardOf([{ voice: 6000 }, {}]), SETTINGS, null)
  expect(timeline.scenes.map(({ startFrame, endFrame }) => [startFrame, endFrame])).toEqual([
    [0, 189],
    [189, 339],
  ])
  expect(scenes.map(({ voiceUrl }) => voiceUrl)).toEqual(['/media/voice-0', null])
})

test('captions follow the settings, but a card shows its text even with captions off', () => {
  const storyboard = storyboardOf([{ image: true }, {}])
  const on = cutOf(storyboard, SETTINGS, estimateWidth)
  const off = cutOf(storyboard, { ...SETTINGS, captionStyle: 'off' }, estimateWidth)
  expect(on.scenes.map(({ captions }) => captions !== null)).toEqual([true, true])
  expect(off.scenes.map(({ captions }) => captions !== null)).toEqual([false, true])
})

test('without faces to measure with, there are no captions yet', () => {
  const { scenes } = cutOf(storyboardOf([{ image: true }]), SETTINGS, null)
  expect(scenes[0]?.captions).toBeNull()
})

test('one scene is on screen, and two around a cut', () => {
  const cut = cutOf(storyboardOf([{ image: true }, { image: true }]), SETTINGS, null)
  const shown = (frame: number) => layersAt(cut, frame).map(({ scene }) => scene.span.index)
  expect(shown(100)).toEqual([0])
  expect(shown(150)).toEqual([0, 1])
  expect(shown(200)).toEqual([1])
})

test('the next scene grows clearer through a crossfade, over a first one that stays whole', () => {
  const cut = cutOf(storyboardOf([{ image: true }, { image: true }]), SETTINGS, null)
  const { visibleFromFrame } = cut.scenes[1]?.span ?? { visibleFromFrame: 0 }
  const { visibleToFrame } = cut.scenes[0]?.span ?? { visibleToFrame: 0 }
  const shares = range(visibleFromFrame, visibleToFrame).map((frame) => layersAt(cut, frame))
  expect(shares.every(([below]) => below?.share === 1)).toBe(true)
  const above = shares.map(([, layer]) => layer?.share ?? 0)
  expect(above.toSorted((a, b) => a - b)).toEqual(above)
  expect(above.at(0)).toBeLessThan(0.05)
  expect(above.at(-1)).toBeGreaterThan(0.95)
})

test('a camera move runs from the first to the last frame that its scene is seen', () => {
  const cut = cutOf(storyboardOf([{ image: true }]), SETTINGS, null)
  expect(layersAt(cut, 0)[0]?.progress).toBe(0)
  expect(layersAt(cut, 149)[0]?.progress).toBe(1)
})

test('a clip of its scene plays as it is; a shorter one plays slower, then stands and is moved over', () => {
  const exact = cutOf(storyboardOf([{ clip: 5000 }]), SETTINGS, null)
  expect(layersAt(exact, 60)[0]).toMatchObject({ progress: 0, clip: { seconds: 2, speed: 1 } })

  const short = cutOf(storyboardOf([{ clip: 2000 }]), SETTINGS, null)
  const slowed = layersAt(short, 48)[0]
  expect(slowed?.clip?.seconds).toBeCloseTo(1)
  expect(slowed?.clip?.speed).toBeCloseTo(1 / 1.6)
  expect(layersAt(short, 149)[0]).toMatchObject({ progress: 1, clip: { seconds: 2, speed: 0 } })
})

test('a jump leads to the next cut, back to the own start, and to the scene before', () => {
  const { timeline } = cutOf(storyboardOf([{}, {}, {}]), SETTINGS, null)
  expect(sceneJump(timeline, 10, 1)).toBe(150)
  expect(sceneJump(timeline, 320, 1)).toBe(449)
  expect(sceneJump(timeline, 250, -1)).toBe(150)
  expect(sceneJump(timeline, 160, -1)).toBe(0)
  expect(sceneJump(timeline, 5, -1)).toBe(0)
})

test('no seek leaves the video', () => {
  const { timeline } = cutOf(storyboardOf([{}]), SETTINGS, null)
  expect(clampFrame(timeline, -3)).toBe(0)
  expect(clampFrame(timeline, 12.4)).toBe(12)
  expect(clampFrame(timeline, 9999)).toBe(149)
})

test('when an earlier scene grows, the same moment of the same scene stays on screen', () => {
  const before = cutOf(storyboardOf([{}, {}]), SETTINGS, null)
  const after = cutOf(storyboardOf([{ voice: 6000 }, {}]), SETTINGS, null)
  expect(sameMoment(before, after, 160)).toBe(199)
  expect(sameMoment(before, before, 160)).toBe(160)
})

test('when the scene is gone or shorter, the nearest moment is shown', () => {
  const two = cutOf(storyboardOf([{}, {}]), SETTINGS, null)
  const one = cutOf(storyboardOf([{}]), SETTINGS, null)
  const long = cutOf(storyboardOf([{ voice: 9000 }]), SETTINGS, null)
  expect(sameMoment(two, one, 280)).toBe(149)
  expect(sameMoment(long, one, 260)).toBe(149)
})

/** `voice` and `clip`: how long they are, in ms. */
type SceneSketch = { voice?: number; image?: boolean; clip?: number }

function storyboardOf(scenes: SceneSketch[]) {
  const storyboard: Pick<Storyboard, 'aspectRatio' | 'language' | 'scenes'> = {
    aspectRatio: '9/16',
    language: 'en',
    scenes: scenes.map(sceneOf),
  }
  return storyboard as Storyboard
}

function sceneOf({ voice, image, clip }: SceneSketch, index: number) {
  const track = (name: string, durationMs: number | null | undefined) => ({
    status: 'complete' as const,
    asset: durationMs === undefined ? null : assetOf(`${name}-${index}`, durationMs),
    generation: null,
    isStale: false,
  })
  const scene: Partial<Scene> = {
    id: `scene-${index}`,
    durationMs: 5000,
    voiceOverText: 'Somewhere a lighthouse blinks.',
    voice: { ...track('voice', voice), voiceId: null, words: null },
    image: track('image', image ? null : undefined),
    clip: track('clip', clip),
  }
  return scene as Scene
}

function assetOf(id: string, durationMs: number | null) {
  return { id, url: `/media/${id}`, durationMs } as Asset
}

function range(from: number, to: number) {
  return Array.from({ length: to - from }, (_, index) => from + index)
}

test('a frame is told as minutes, seconds and frames', () => {
  expect(frameTimecode(0)).toBe('00:00:00')
  expect(frameTimecode(29)).toBe('00:00:29')
  expect(frameTimecode(1332)).toBe('00:44:12')
  expect(frameTimecode(180 * 30)).toBe('03:00:00')
})
