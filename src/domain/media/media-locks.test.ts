import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { generations, storyboards } from '#database/schema/index.ts'
import { accountWithScenes } from '#testing/account-with-scenes.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { saveTestImage } from '#testing/save-test-image.ts'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { saveAsset, storeFile } from '../asset/index.ts'
import type { MemberContext } from '../context.ts'
import { deleteMedia, listMedia, restoreMedia } from './index.ts'

/** An item of the library that stands in no scene: the finished video of a storyboard. */
async function exportTo(account: MemberContext, storyboardId: string): Promise<void> {
  const path = join(temporaryFolder(), 'video.mp4')
  writeFileSync(path, 'a video')
  const file = await storeFile(account, 'exports', { path, contentType: 'video/mp4' })
  const { workspaceId } = account
  await account.db.transaction(async (tx) => {
    const assetId = await saveAsset(tx, workspaceId, file)
    const made = { kind: 'export', state: 'succeeded', request: {}, price: 0 } as const
    await tx
      .insert(generations)
      .values({ ...made, workspaceId, storyboardId, assetId, endedAt: new Date() })
  })
}

/** How many wait for the rows of storyboards. */
async function countWaiting(db: MemberContext['db']): Promise<number | null> {
  const { rowCount } = await db.execute(sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'
    and query ilike 'select "id" from "storyboards"%for update'`)
  return rowCount
}

/** Does it while somebody else works on the storyboard: it has to wait before it changes anything. */
async function whileHeld<Result>(
  { db }: MemberContext,
  storyboardId: string,
  act: () => Promise<Result>,
): Promise<Result> {
  const acting = Promise.withResolvers<Result>()
  await db.transaction(async (tx) => {
    await tx.select().from(storyboards).where(eq(storyboards.id, storyboardId)).for('update')
    act().then(acting.resolve, acting.reject)
    await expect.poll(() => countWaiting(db)).toBe(1)
  })
  return await acting.promise
}

test('deletion and undo take the same storyboards first: those with scenes and those with videos of the files', async () => {
  const { account, storyboard, scene } = await accountWithScenes()
  await saveTestImage(account, scene.id)
  const other = await createWrittenStoryboard(account, 1)
  await exportTo(account, other.id)
  const all = async () => (await listMedia(account, { limit: 9 })).items.map(({ id }) => id)
  const ids = await all()
  expect(ids).toHaveLength(2)
  for (const { id } of [storyboard, other]) {
    const deletion = await whileHeld(account, id, () => deleteMedia(account, { ids }))
    expect(await all()).toEqual([])
    await whileHeld(account, id, () => restoreMedia(account, { id: deletion.id ?? '' }))
    expect(new Set(await all())).toEqual(new Set(ids))
  }
})
