import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { lockStoryboard } from '../generation/index.ts'
import { changeScenes } from './edit/edit-scenes.ts'
import { generateImage } from './start-tracks.ts'

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
