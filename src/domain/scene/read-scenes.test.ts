import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { lockStoryboard } from '../generation/index.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { sceneStatus } from './read-scenes.ts'
import { generateImage } from './start-tracks.ts'

const NOTHING = { voice: 'pending', image: 'pending', clip: 'pending' } as const
const ALL = { voice: 'complete', image: 'complete', clip: 'complete' } as const

test('a scene is pending until something happens, and complete with all three', () => {
  expect(sceneStatus(NOTHING)).toBe('pending')
  expect(sceneStatus(ALL)).toBe('complete')
})

test('it is generating while its voice is made, and processing while its video is', () => {
  expect(sceneStatus({ ...NOTHING, voice: 'processing' })).toBe('generating')
  expect(sceneStatus({ ...ALL, image: 'processing' })).toBe('image_processing')
  expect(sceneStatus({ ...ALL, clip: 'processing' })).toBe('processing')
  expect(sceneStatus({ voice: 'processing', image: 'failed', clip: 'processing' })).toBe(
    'processing',
  )
})

test('a failure is named until it is made good', () => {
  expect(sceneStatus({ ...ALL, clip: 'failed' })).toBe('failed')
  expect(sceneStatus({ ...ALL, voice: 'failed' })).toBe('voice_failed')
  expect(sceneStatus({ ...NOTHING, image: 'failed' })).toBe('image_failed')
})

test('otherwise the furthest asset is named', () => {
  expect(sceneStatus({ ...NOTHING, voice: 'complete' })).toBe('voice_complete')
  expect(sceneStatus({ ...ALL, clip: 'pending' })).toBe('image_complete')
  expect(sceneStatus({ ...NOTHING, clip: 'complete' })).toBe('video_complete')
})

test('nothing is made for a scene that is deleted while the start waits for the storyboard', async () => {
  const { account, storyboard, scene } = await accountWithScenes(2)
  const { db, workspaceId } = account
  const before = await db.$count(generations)
  let starting: Promise<unknown> = Promise.resolve()
  await db.transaction(async (tx) => {
    const locked = await lockStoryboard(tx, workspaceId, storyboard.id)
    starting = generateImage(account, { id: scene.id, style: 'AUTO' }).catch((error) => error)
    await someoneWaits()
    await changeScenes(tx, locked, { type: 'delete', sceneId: scene.id })
  })
  expect(await starting).toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.$count(generations)).toBe(before)

  async function someoneWaits(): Promise<void> {
    for (;;) {
      const { rowCount } = await db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
      if (rowCount) return
    }
  }
})
