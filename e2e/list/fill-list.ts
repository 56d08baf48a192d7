import { eq, inArray } from 'drizzle-orm'
import { connectDatabase } from '#database/client.ts'
import { scenes, storyboards, takes, user } from '#database/schema/index.ts'
import { fillAccount } from '#testing/fill-account.ts'
import { databaseUrl } from '../database-of.ts'
import type { Product } from '../product.ts'

/** Storyboards of two scenes without pictures in the account, "Film 1" the newest; see `fillAccount`. */
export async function fillList({ dataFolder }: Product, email: string, count: number) {
  const { db, close } = connectDatabase(databaseUrl(dataFolder), 1)
  const [account] = await db.select().from(user).where(eq(user.email, email))
  if (!account) throw new Error('The account is missing.')
  await fillAccount(db, account.id, { storyboards: count, scenesOfEach: 2 })
  // Their picture is a row without a file.
  const own = db.select({ id: scenes.id }).from(scenes)
  const ofAccount = own
    .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
    .where(eq(storyboards.userId, account.id))
  await db.delete(takes).where(inArray(takes.sceneId, ofAccount))
  await close()
}
