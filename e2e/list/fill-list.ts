import { eq, inArray } from 'drizzle-orm'
import { connectDatabase } from '#database/client.ts'
import { scenes, storyboards, takes, user } from '#database/schema/index.ts'
import { ownWorkspaceOf } from '#domain/workspace/index.ts'
import { fillWorkspace } from '#testing/fill-workspace.ts'
import { databaseUrl } from '../database-of.ts'
import type { Product } from '../product.ts'

/** Storyboards of two scenes without pictures in the account's own workspace, "Film 1" the newest; see `fillWorkspace`. */
export async function fillList({ dataFolder }: Product, email: string, count: number) {
  const { db, close } = connectDatabase(databaseUrl(dataFolder), 1)
  const [account] = await db.select().from(user).where(eq(user.email, email))
  if (!account) throw new Error('The account is missing.')
  const workspaceId = await ownWorkspaceOf(db, account.id)
  await fillWorkspace(db, workspaceId, { storyboards: count, scenesOfEach: 2 })
  // Their picture is a row without a file.
  const own = db.select({ id: scenes.id }).from(scenes)
  const ofAccount = own
    .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
    .where(eq(storyboards.workspaceId, workspaceId))
  await db.delete(takes).where(inArray(takes.sceneId, ofAccount))
  await close()
}
