import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { profiles } from '#database/schema/index.ts'
import { discardAssets } from '../asset/index.ts'

/** Makes an asset the account's picture, or takes the picture away; the one before goes with its file. */
export async function setAvatar(
  tx: Transaction,
  userId: string,
  assetId: string | null,
): Promise<void> {
  const [before] = await tx.select().from(profiles).where(eq(profiles.id, userId)).for('update')
  await tx
    .update(profiles)
    .set({
      avatarAssetId: assetId,
      avatarUrl: assetId && `/media/avatars/${assetId}`,
      updatedAt: sql`now()`,
    })
    .where(eq(profiles.id, userId))
  if (before?.avatarAssetId) await discardAssets(tx, [before.avatarAssetId])
}
