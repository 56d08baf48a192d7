import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { directImages, generations, scenes, storyboards, takes } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'

export type FoundMedia = {
  /** Uploads, and pictures drawn for the library; some have no file (yet). */
  pictures: (typeof directImages.$inferSelect)[]
  /** Each file once, with the id of its item. */
  files: { id: string; assetId: string }[]
}

/** The items of the workspace among these; others are passed over. */
export async function findMedia(
  db: Database | Transaction,
  { workspaceId }: Pick<WorkspaceContext, 'workspaceId'>,
  ids: string[],
): Promise<FoundMedia> {
  const pictures = await db
    .select()
    .from(directImages)
    .where(and(inArray(directImages.id, ids), eq(directImages.workspaceId, workspaceId)))
  const ofScenes = await db
    .select({ id: takes.id, assetId: takes.assetId })
    .from(takes)
    .innerJoin(scenes, eq(scenes.id, takes.sceneId))
    .innerJoin(storyboards, eq(storyboards.id, scenes.storyboardId))
    .where(
      and(
        inArray(takes.id, ids),
        isNotNull(takes.assetId),
        eq(storyboards.workspaceId, workspaceId),
      ),
    )
  const exported = await db
    .select({ id: generations.id, assetId: generations.assetId })
    .from(generations)
    .where(
      and(
        inArray(generations.id, ids),
        eq(generations.kind, 'export'),
        isNotNull(generations.assetId),
        eq(generations.workspaceId, workspaceId),
      ),
    )
  const files = new Map<string, string>()
  for (const { id, assetId } of [...pictures, ...ofScenes, ...exported]) {
    if (assetId) files.set(assetId, id)
  }
  return { pictures, files: [...files].map(([assetId, id]) => ({ id, assetId })) }
}
