import { expect, test } from 'vitest'
import { SCENE_LENGTH_MIN_MS, SCENE_TEXT_MAX_CHARACTERS, SCENES_MAX } from '#contract/limits.ts'
import type { SceneEdit } from '#contract/scene-edit.ts'
import { fc } from '#testing/properties.ts'
import { applySceneEdit } from './apply-scene-edit.ts'
import { EditRefusal } from './edit-refusal.ts'
import { type ScenePlan, sceneLengthMs, totalLengthMs } from './scene-plan.ts'

function scene(id: string, changes: Partial<ScenePlan> = {}): ScenePlan {
  return {
    id,
    plannedDurationMs: 10_000,
    voiceOverText: `Words of ${id}.`,
    imagePrompt: `Picture of ${id}`,
    videoPrompt: 'Slow push in.',
    voice: null,
    imageTakeId: null,
    clipTakeId: null,
    ...changes,
  }
}

const THREE = [scene('a'), scene('b'), scene('c')]
const idsAfter = (edit: SceneEdit) => applySceneEdit(THREE, edit).map(({ id }) => id)

test('scenes are added, duplicated, deleted and moved', () => {
  expect(idsAfter({ type: 'add', newSceneId: 'n', index: 1 })).toEqual(['a', 'n', 'b', 'c'])
  expect(idsAfter({ type: 'duplicate', sceneId: 'a', newSceneId: 'n' })).toEqual([
    'a',
    'n',
    'b',
    'c',
  ])
  expect(idsAfter({ type: 'delete', sceneId: 'b' })).toEqual(['a', 'c'])
  expect(idsAfter({ type: 'delete-several', sceneIds: ['c', 'a', 'c'] })).toEqual(['b'])
  expect(idsAfter({ type: 'move', sceneId: 'a', index: 2 })).toEqual(['b', 'c', 'a'])
  expect(idsAfter({ type: 'move', sceneId: 'c', index: 0 })).toEqual(['c', 'a', 'b'])
})

test('a split shares text and length, and keeps the picture for both', () => {
  const long = scene('a', {
    voiceOverText: 'One two. Three four five six.',
    imageTakeId: 'i',
    clipTakeId: 'k',
  })
  const [first, second] = applySceneEdit([long], {
    type: 'split',
    sceneId: 'a',
    newSceneId: 'n',
    at: 8,
  })
  expect(first).toMatchObject({
    id: 'a',
    voiceOverText: 'One two.',
    imageTakeId: 'i',
    clipTakeId: null,
  })
  expect(second).toMatchObject({ id: 'n', voiceOverText: 'Three four five six.', imageTakeId: 'i' })
  expect(first?.plannedDurationMs).toBe(2759)
  expect((first?.plannedDurationMs ?? 0) + (second?.plannedDurationMs ?? 0)).toBe(10_000)
})

test('the words to show in type stay with what says them', () => {
  const one = scene('a', {
    voiceOverText: 'It has three hearts. They rest.',
    emphasis: 'three hearts',
  })
  const split = applySceneEdit([one], { type: 'split', sceneId: 'a', newSceneId: 'n', at: 20 })
  expect(split.map(({ emphasis }) => emphasis)).toEqual(['three hearts', ''])
  const [merged] = applySceneEdit(split, { type: 'merge', sceneId: 'a' })
  expect(merged?.emphasis).toBe('three hearts')
  const twice = applySceneEdit([one], { type: 'duplicate', sceneId: 'a', newSceneId: 'n' })
  expect(twice.map(({ emphasis }) => emphasis)).toEqual(['three hearts', 'three hearts'])
})

test('a split never tears a character in two', () => {
  const wave = scene('a', { voiceOverText: 'Up🌊down' })
  const parts = applySceneEdit([wave], { type: 'split', sceneId: 'a', newSceneId: 'n', at: 3 })
  expect(parts.map(({ voiceOverText }) => voiceOverText)).toEqual(['Up', '🌊down'])
})

test('a merge is as long as both, and its voice-over is dropped when it says only half', () => {
  const voice = { takeId: 'v', durationMs: 12_000 }
  const [merged] = applySceneEdit([scene('a', { voice }), scene('b')], {
    type: 'merge',
    sceneId: 'a',
  })
  expect(merged).toMatchObject({
    plannedDurationMs: 22_300,
    voiceOverText: 'Words of a. Words of b.',
    voice: null,
  })
  const silent = scene('b', { voiceOverText: '' })
  const [kept] = applySceneEdit([scene('a', { voice }), silent], { type: 'merge', sceneId: 'a' })
  expect(kept?.voice).toEqual(voice)
})

test.each<[SceneEdit, string]>([
  [{ type: 'delete', sceneId: 'x' }, 'no-such-scene'],
  [{ type: 'delete-several', sceneIds: ['a', 'x'] }, 'no-such-scene'],
  [{ type: 'delete-several', sceneIds: ['a', 'b', 'c'] }, 'last-scene'],
  [{ type: 'duplicate', sceneId: 'a', newSceneId: 'b' }, 'id-taken'],
  [{ type: 'merge', sceneId: 'c' }, 'nothing-follows'],
])('%j is refused: %s', (edit, reason) => {
  expect(() => applySceneEdit(THREE, edit)).toThrow(expect.objectContaining({ reason }))
})

function expectRefusal(scenes: ScenePlan[], edit: SceneEdit) {
  expect(() => applySceneEdit(scenes, edit)).toThrow(EditRefusal)
}

test('scenes that say more together than one may say are not merged', () => {
  const long = scene('a', { voiceOverText: 'x'.repeat(SCENE_TEXT_MAX_CHARACTERS - 11) })
  const merge = { type: 'merge', sceneId: 'a' } as const
  expect(applySceneEdit([long, scene('b', { voiceOverText: 'Ten chars.' })], merge)).toHaveLength(1)
  const more = scene('b', { voiceOverText: 'Ten chars..' })
  expectRefusal([long, more], merge)
})

test('limits are kept: the last scene, the number of scenes, the shortest and the longest', () => {
  const short = scene('a', { plannedDurationMs: 1900 })
  expectRefusal([short], { type: 'delete', sceneId: 'a' })
  expectRefusal([short], { type: 'split', sceneId: 'a', newSceneId: 'n', at: 5 })
  expectRefusal([scene('a', { plannedDurationMs: 595_001 })], {
    type: 'add',
    newSceneId: 'n',
    index: 0,
  })
  const many = Array.from({ length: SCENES_MAX }, (_, index) =>
    scene(`s${index}`, { plannedDurationMs: 1000 }),
  )
  expectRefusal(many, { type: 'duplicate', sceneId: 's0', newSceneId: 'n' })
})

const anyEdit = fc.oneof(
  fc.record({ type: fc.constant('add'), index: fc.nat(12) }),
  fc.record({ type: fc.constantFrom('delete', 'duplicate', 'merge'), scene: fc.nat(12) }),
  fc.record({ type: fc.constant('split'), scene: fc.nat(12), at: fc.nat(60) }),
  fc.record({ type: fc.constant('move'), scene: fc.nat(12), index: fc.nat(12) }),
  fc.record({
    type: fc.constant('length'),
    scene: fc.nat(12),
    durationMs: fc.integer({ min: 1000, max: 180_000 }),
  }),
  fc.record({
    type: fc.constant('texts'),
    scene: fc.nat(12),
    texts: fc.record({ voiceOverText: fc.string() }),
  }),
)

/** Edits as a person makes them: of scenes that are there; refused ones change nothing. */
function edited(scenes: ScenePlan[], step: Record<string, unknown>, number: number): ScenePlan[] {
  const sceneId = scenes[Number(step['scene'] ?? 0) % scenes.length]?.id
  const edit = { ...step, sceneId, newSceneId: `new${number}` } as SceneEdit
  try {
    return applySceneEdit(scenes, edit)
  } catch (error) {
    if (error instanceof EditRefusal) return scenes
    throw error
  }
}

test('sixty scenes of ten seconds are the most, spoken or not; more is refused', () => {
  const spoken = { voice: { takeId: 'v', durationMs: 10_000 } }
  for (const kind of [{}, spoken]) {
    const most = Array.from({ length: 59 }, (_, index) => scene(String(index), kind))
    const again: SceneEdit = { type: 'duplicate', sceneId: '0', newSceneId: 'n' }
    const sixty = applySceneEdit(most, again)
    expect(sixty).toHaveLength(60)
    const more: SceneEdit = { type: 'add', newSceneId: 'm', index: 60 }
    expect(() => applySceneEdit(sixty, more)).toThrow(new EditRefusal('too-long'))
    const longer: SceneEdit = { type: 'length', sceneId: '0', durationMs: 11_000 }
    expect(() => applySceneEdit(sixty, longer)).toThrow(new EditRefusal('too-long'))
  }
})

test('whatever is edited: ids stay unique, no scene is too short, lengths add up, the input is untouched', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 40 }), (steps) => {
      let scenes: ScenePlan[] = [...THREE]
      for (const [number, step] of steps.entries()) {
        const before = structuredClone(scenes)
        const after = edited(scenes, step, number)
        expect(scenes).toEqual(before)
        scenes = after
        expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length)
        expect(scenes.length).toBeGreaterThan(0)
        for (const one of scenes)
          expect(sceneLengthMs(one)).toBeGreaterThanOrEqual(SCENE_LENGTH_MIN_MS)
      }
      const sum = scenes.map(sceneLengthMs).reduce((total, lengthMs) => total + lengthMs, 0)
      expect(totalLengthMs(scenes)).toBe(sum)
    }),
  )
})

test('split and merged again, a scene says and lasts what it did', () => {
  fc.assert(
    fc.property(fc.nat(40), fc.integer({ min: 2000, max: 60_000 }), (at, plannedDurationMs) => {
      const whole = scene('a', {
        plannedDurationMs,
        voiceOverText: 'One two three four five six seven.',
      })
      const parts = applySceneEdit([whole], { type: 'split', sceneId: 'a', newSceneId: 'n', at })
      const [merged] = applySceneEdit(parts, { type: 'merge', sceneId: 'a' })
      expect(merged?.plannedDurationMs).toBe(plannedDurationMs)
      expect(merged?.voiceOverText.replaceAll(' ', '')).toBe(
        whole.voiceOverText.replaceAll(' ', ''),
      )
    }),
  )
})
