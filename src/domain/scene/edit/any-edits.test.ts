import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import type { SceneEdit } from '#contract/scene-edit.ts'
import type { Storyboard } from '#contract/storyboard.ts'
import type { MemberContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { makeTake } from '#testing/make-take.ts'
import { fc, runs } from '#testing/properties.ts'
import { editStoryboard, getStoryboard, redoEdit, undoEdit } from '../../storyboard/index.ts'

const place = fc.nat(7)
const anyEdit = fc.oneof(
  fc.record({ type: fc.constant('add'), index: place }),
  fc.record({ type: fc.constantFrom('delete', 'duplicate', 'merge'), scene: place }),
  fc.record({
    type: fc.constant('delete-several'),
    several: fc.array(place, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({ type: fc.constant('split'), scene: place, at: fc.nat(40) }),
  fc.record({ type: fc.constant('move'), scene: place, index: place }),
  fc.record({
    type: fc.constant('length'),
    scene: place,
    durationMs: fc.integer({ min: 1000, max: 60_000 }),
  }),
)

test('any edits: order, times and total agree after each, and undo and redo lead through the very same states', async () => {
  const { account } = await accountWithScenes()
  await fc.assert(
    fc.asyncProperty(fc.array(anyEdit, { minLength: 1, maxLength: 10 }), async (steps) => {
      const { id } = await storyboardWithTakes(account)
      const states = [await read(account, id)]
      for (const step of steps) {
        const before = states.at(-1)
        const isAllowed = await tryEdit(account, before, step)
        const after = await read(account, id)
        expectConsistent(after)
        const isStep = !isDeepStrictEqual(content(after), content(before))
        if (isStep) states.push(after)
        expect(isStep && !isAllowed).toBe(false)
      }
      for (const state of states.toReversed().slice(1)) {
        expect(content(await undoEdit(account, { id }))).toEqual(content(state))
      }
      for (const state of states.slice(1)) {
        expect(content(await redoEdit(account, { id }))).toEqual(content(state))
      }
    }),
    { numRuns: runs(12) },
  )
}, 60_000)

async function storyboardWithTakes(account: MemberContext) {
  const storyboard = await createWrittenStoryboard(account)
  const [first, second] = storyboard.scenes
  if (!first || !second) throw new Error('The storyboard has too few scenes.')
  await makeTake(account, first.id, 'image')
  await makeTake(account, second.id, 'voice', 12_000)
  return storyboard
}

function read(account: MemberContext, id: string): Promise<Storyboard> {
  return getStoryboard(account, { id })
}

/** Edits a scene that is there. @returns whether the edit was allowed. */
async function tryEdit(
  account: MemberContext,
  storyboard: Storyboard | undefined,
  step: Record<string, unknown>,
): Promise<boolean> {
  const { id = '', scenes = [] } = storyboard ?? {}
  const idAt = (at: number) => scenes[at % scenes.length]?.id
  const sceneIds = (step['several'] as number[] | undefined)?.map(idAt)
  const sceneId = idAt(Number(step['scene'] ?? 0))
  const edit: Record<string, unknown> = { ...step, sceneId, sceneIds, newSceneId: randomUUID() }
  return await editStoryboard(account, { id, edit: edit as SceneEdit }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof DomainError) return false
      throw error
    },
  )
}

function expectConsistent({ scenes, sceneCount, totalDurationMs }: Storyboard): void {
  let startMs = 0
  for (const [orderIndex, scene] of scenes.entries()) {
    expect(scene).toMatchObject({ orderIndex, startMs })
    startMs += scene.durationMs
  }
  expect({ sceneCount, totalDurationMs }).toEqual({
    sceneCount: scenes.length,
    totalDurationMs: startMs,
  })
}

/** What edits change, without what every change touches. */
function content(storyboard: Storyboard | undefined) {
  return storyboard?.scenes.map(({ voice, image, clip, ...rest }) => ({
    ...rest,
    assets: [voice, image, clip].map(({ status, asset }) => [status, asset?.id ?? null]),
  }))
}
