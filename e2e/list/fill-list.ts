import { eq } from 'drizzle-orm'
import { connectDatabase } from '#database/client.ts'
import { user } from '#database/schema/index.ts'
import { fillAccount } from '#testing/fill-account.ts'
import { databaseUrl } from '../database-of.ts'
import type { Product } from '../product.ts'

/** Written storyboards of two scenes in the account, "Film 1" the newest; see `fillAccount`. */
export async function fillList({ dataFolder }: Product, email: string, storyboards: number) {
  const { db, close } = connectDatabase(databaseUrl(dataFolder), 1)
  const [account] = await db.select().from(user).where(eq(user.email, email))
  if (!account) throw new Error('The account is missing.')
  await fillAccount(db, account.id, { storyboards, scenesOfEach: 2 })
  await close()
}
