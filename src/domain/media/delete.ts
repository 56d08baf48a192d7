import { asc, eq, inArray, sql } from 'drizzle-orm'
import { MEDIA_UNDO_MS } from '#contract/limits.ts'
import type { MediaDeletion } from '#contract/media.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import {
  assets,
  directImages,
  generations,
  type KeptMedia,
  mediaDeletions,
  scenes,
  takes,
} from '#database/schema/index.ts'
import { announceMedia, announceStoryboard } from '../announce.ts'
import { discardAssets } from '../asset/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboards, stopGeneration } from '../generation/index.ts'
import { takeOutOfUse } from '../scene/index.ts'
import { type FoundMedia, findMedia } from './library.ts'

const UNDO_TIME = sql`${MEDIA_UNDO_MS} * interval '1 millisecond'`

/**
 * Deletes items of the library, whatever made them. Scenes that use one lose it, and their takes say that it was
 * deleted. For five minutes `restoreMedia` brings all of it back; then the files go. What is still being drawn is
 * stopped, free of charge, and has nothing to bring back. Ids of nothing are passed over.
 * @param deletionId chosen by the sender: sent again while it can be undone, it answers as before.
 * @throws DomainError NOT_FOUND when none is there, REFUSED_IN_THIS_STATE when the deletion's id is taken
 */
export async function deleteMedia(
  ctx: WorkspaceContext,
  { ids, deletionId }: { ids: string[]; deletionId?: string | undefined },
): Promise<MediaDeletion> {
  return await ctx.db.transaction(async (tx) => {
    const before = deletionId ? await deletedBefore(tx, ctx, deletionId) : null
    if (before) return before
    const found = await findMedia(tx, ctx, ids)
    if (found.pictures.length + found.files.length === 0) throw new DomainError('NOT_FOUND')
    const assetIds = found.files.map(({ assetId }) => assetId)
    const storyboardIds = await lockStoryboardsWith(ctx, tx, assetIds)
    await deleteUnfinished(ctx, tx, found)
    const kept = await takeAway(tx, found, assetIds)
    const deletion = await keep(tx, ctx.workspaceId, kept, deletionId)
    await announceMedia(tx, { workspaceId: ctx.workspaceId }, null)
    for (const id of storyboardIds) {
      await announceStoryboard(tx, { id, workspaceId: ctx.workspaceId })
    }
    const gone = new Set([...found.pictures, ...found.files].map(({ id }) => id))
    return { ...presentDeletion(deletion), ids: [...gone] }
  })
}

/** Whoever sends the same meanwhile waits here until this one has deleted, or has not. */
async function deletedBefore(
  tx: Transaction,
  { workspaceId }: WorkspaceContext,
  id: string,
): Promise<MediaDeletion | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
  const [before] = await tx.select().from(mediaDeletions).where(eq(mediaDeletions.id, id))
  if (!before) return null
  if (before.workspaceId !== workspaceId) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('request-id-taken'))
  }
  return { ...presentDeletion(before), ids: before.kept.ids }
}

function presentDeletion(row: typeof mediaDeletions.$inferSelect | null) {
  const canBeUndone = row !== null && row.kept.assets.length > 0
  return canBeUndone ? { id: row.id, undoUntil: row.dueAt } : { id: null, undoUntil: null }
}

/** Those whose scenes or exports have the files: before anything else, in one order. */
async function lockStoryboardsWith(
  ctx: WorkspaceContext,
  tx: Transaction,
  assetIds: string[],
): Promise<string[]> {
  const ofScenes = await tx
    .selectDistinct({ id: scenes.storyboardId })
    .from(takes)
    .innerJoin(scenes, eq(scenes.id, takes.sceneId))
    .where(inArray(takes.assetId, assetIds))
  const made = await tx
    .selectDistinct({ id: generations.storyboardId })
    .from(generations)
    .where(inArray(generations.assetId, assetIds))
  const ids = [...ofScenes, ...made].flatMap(({ id }) => id ?? [])
  return await lockStoryboards(tx, ctx.workspaceId, ids)
}

/** What is being drawn, or could not be: whoever ends the drawing takes the generation first, too. */
async function deleteUnfinished(
  ctx: WorkspaceContext,
  tx: Transaction,
  { pictures }: FoundMedia,
): Promise<void> {
  const unfinished = pictures.filter(({ assetId }) => assetId === null)
  for (const { generationId } of unfinished) {
    if (generationId) await stopGeneration(ctx, tx, generationId)
  }
  const ids = unfinished.map(({ id }) => id)
  const gone = await tx.delete(directImages).where(inArray(directImages.id, ids)).returning()
  // One that was finished meanwhile goes with its file.
  const late = gone.flatMap(({ assetId, thumbnailAssetId }) => [assetId, thumbnailAssetId])
  await discardAssets(
    tx,
    late.filter((id) => id !== null),
  )
}

/** @returns all that it took away; null when that is nothing. */
async function takeAway(
  tx: Transaction,
  { pictures, files: items }: FoundMedia,
  assetIds: string[],
): Promise<KeptMedia | null> {
  const finished = pictures.filter(({ assetId }) => assetId !== null)
  const small = finished.map(({ thumbnailAssetId }) => thumbnailAssetId).filter((id) => id !== null)
  const all = [...assetIds, ...small]
  const files = await tx
    .select()
    .from(assets)
    .where(inArray(assets.id, all))
    .orderBy(asc(assets.id))
    .for('update')
  if (files.length === 0) return null
  const inUse = await takeOutOfUse(tx, assetIds)
  const ofTakes = await tx.select().from(takes).where(inArray(takes.assetId, assetIds))
  await tx
    .update(takes)
    .set({ assetId: null, deletedAt: sql`now()` })
    .where(inArray(takes.assetId, assetIds))
  const made = await tx
    .select({ id: generations.id, assetId: generations.assetId })
    .from(generations)
    .where(inArray(generations.assetId, assetIds))
  const shown = await tx
    .delete(directImages)
    .where(
      inArray(
        directImages.id,
        finished.map(({ id }) => id),
      ),
    )
    .returning()
  await discardAssets(tx, all, sql`now() + ${UNDO_TIME}`)
  return {
    ids: items.map(({ id }) => id),
    assets: asJson(files),
    directImages: asJson(shown),
    takes: ofTakes.map(({ id, assetId }) => ({ id, assetId: assetId ?? '' })),
    generations: made.map(({ id, assetId }) => ({ id, assetId: assetId ?? '' })),
    inUse,
  }
}

const NOTHING: KeptMedia = {
  ids: [],
  assets: [],
  directImages: [],
  takes: [],
  generations: [],
  inUse: [],
}

/** What took nothing away is written down only where it may be sent again. */
async function keep(
  tx: Transaction,
  workspaceId: string,
  kept: KeptMedia | null,
  id: string | undefined,
) {
  if (kept === null && id === undefined) return null
  const [row] = await tx
    .insert(mediaDeletions)
    .values({ id, workspaceId, kept: kept ?? NOTHING, dueAt: sql`now() + ${UNDO_TIME}` })
    .returning()
  return row ?? null
}

type Dated = { createdAt: Date }

function asJson<Row extends Dated>(rows: Row[]) {
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}
