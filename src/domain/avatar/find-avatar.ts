import { eq } from 'drizzle-orm'
import { assets, profiles } from '#database/schema/index.ts'
import type { AssetRow } from '../asset/index.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

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
