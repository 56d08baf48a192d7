import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { assets, profiles, user } from '#database/schema/index.ts'
import { announceAccount } from './announce.ts'
import { type AssetRow, discardAssets } from './asset/index.ts'
import type { AccountContext } from './context.ts'
import { DomainError } from './domain-error.ts'

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

/** The picture of some account, for anyone signed in. @throws DomainError NOT_FOUND when it is nobody's now. */
export async function findAvatar(ctx: AccountContext, assetId: string): Promise<AssetRow> {
  const [found] = await ctx.db
    .select({ asset: assets })
    .from(profiles)
    .innerJoin(assets, eq(assets.id, profiles.avatarAssetId))
    .where(eq(profiles.avatarAssetId, assetId))
  if (!found) throw new DomainError('NOT_FOUND')
  return found.asset
}
