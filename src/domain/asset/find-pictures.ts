import { and, eq, inArray, like } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { assets } from '#database/schema/index.ts'
import type { AssetRow } from './present-asset.ts'

/** Those of these files that are pictures of the workspace, in the order of the ids. */
export async function findPictures(
  db: Database | Transaction,
  workspaceId: string,
  ids: readonly string[],
): Promise<AssetRow[]> {
  const found = await db
    .select()
    .from(assets)
    .where(
      and(
        inArray(assets.id, [...ids]),
        eq(assets.workspaceId, workspaceId),
        like(assets.contentType, 'image/%'),
      ),
    )
  return found.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
}
