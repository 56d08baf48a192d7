import { expect, test } from 'vitest'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import {
  completeStoryboard,
  confirmStoryboard,
  editStoryboard,
  getStoryboard,
  listStoryboards,
  redoEdit,
  undoEdit,
  updateStoryboard,
} from '../../storyboard/index.ts'

test('a new title is one step among the edits, undone and done again', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  const { id, title } = storyboard
  await updateStoryboard(account, { id, title: 'What the keeper sees' })
  await editStoryboard(account, {
    id,
    edit: { type: 'texts', sceneId: scene.id, texts: { imagePrompt: 'A gull' } },
  })
  await updateStoryboard(account, { id, title: 'The keeper' })

  const steps: unknown[] = []
  for (const step of [undoEdit, undoEdit, undoEdit, redoEdit, redoEdit, redoEdit]) {
    const now = await step(account, { id })
    steps.push([now.title, now.scenes[0]?.imagePrompt])
  }
  const drawn = scene.imagePrompt
  expect(steps).toEqual([
    ['What the keeper sees', 'A gull'],
    ['What the keeper sees', drawn],
    [title, drawn],
    ['What the keeper sees', drawn],
    ['What the keeper sees', 'A gull'],
    ['The keeper', 'A gull'],
  ])
})

test('the list shows the new title; the one it has already is no step', async () => {
  const { account, storyboard } = await accountWithScenes()
  const { id, title } = storyboard
  expect(await updateStoryboard(account, { id, title })).toMatchObject({ title, canUndo: false })
  await updateStoryboard(account, { id, title: 'The keeper' })
  const { items } = await listStoryboards(account, { limit: 10 })
  expect(items).toMatchObject([{ id, title: 'The keeper' }])
})

test('a complete storyboard can be renamed', async () => {
  const { account, storyboard } = await accountWithScenes()
  const { id } = storyboard
  await confirmStoryboard(account, { id })
  await completeStoryboard(account, { id, acceptMissing: true })
  await updateStoryboard(account, { id, title: 'The keeper' })
  expect(await getStoryboard(account, { id })).toMatchObject({
    title: 'The keeper',
    status: 'complete',
  })
})

test('a title changed elsewhere meanwhile is not overwritten, and whoever comes second knows it', async () => {
  const { account, storyboard } = await accountWithScenes()
  const { id, title } = storyboard
  const base = { title }
  await updateStoryboard(account, { id, base, title: 'From the first window' })
  const change = { title: 'From the second', imageStyle: 'DESIGN' } as const
  const late = updateStoryboard(account, { id, base, ...change })
  await expect(late).rejects.toMatchObject({
    code: 'EDIT_CONFLICT',
    told: { code: 'title-changed-elsewhere', values: { title: 'From the first window' } },
    data: { current: { title: 'From the first window' } },
  })
  const now = await getStoryboard(account, { id })
  expect([now.title, now.imageStyle]).toEqual(['From the first window', storyboard.imageStyle])
  // The same title twice is no conflict, nor is a change that began from the new one.
  await updateStoryboard(account, { id, base, title: 'From the first window' })
  const seen = { title: 'From the first window' }
  await updateStoryboard(account, { id, base: seen, title: 'From the second' })
  await updateStoryboard(account, { id, title: 'From a program that does not say' })
})
