import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { profiles, user } from '#database/schema/index.ts'
import { announceAccount } from '../announce.ts'
import { discardAssets } from '../asset/index.ts'

/** Makes an asset the account's picture, or takes the picture away; the one before goes with its file. */
export async function setAvatar(
  tx: Transaction,
  userId: string,
  assetId: string | null,
): Promise<void> {
  const avatarUrl = assetId && `/media/avatars/${assetId}`
  const [before] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  await tx
    .update(profiles)
    .set({ avatarAssetId: assetId, avatarUrl, updatedAt: sql`now()` })
    .where(eq(profiles.id, userId))
  // The sign-in library keeps a copy.
  await tx.update(user).set({ image: avatarUrl }).where(eq(user.id, userId))
  if (before?.avatarAssetId) await discardAssets(tx, [before.avatarAssetId])
  await announceAccount(tx, userId)
}
