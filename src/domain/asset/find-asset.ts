import { and, eq } from 'drizzle-orm'
import { assets } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import type { AssetRow } from './present-asset.ts'

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findAsset(ctx: WorkspaceContext, id: string): Promise<AssetRow> {
  const [asset] = await ctx.db
    .select()
    .from(assets)
    .where(and(eq(assets.id, id), eq(assets.workspaceId, ctx.workspaceId)))
  if (!asset) throw new DomainError('NOT_FOUND')
  return asset
}
