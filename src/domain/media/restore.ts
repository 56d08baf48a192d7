import { and, eq, inArray, lte, sql } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import {
  assets,
  directImages,
  discardedFiles,
  generations,
  type KeptMedia,
  mediaDeletions,
  scenes,
  storyboards,
  takes,
} from '#database/schema/index.ts'
import { announceMedia, announceStoryboard } from '../announce.ts'
import { discardAssets, storageKeysOf } from '../asset/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockStoryboards } from '../generation/index.ts'
import { putBackIntoUse } from '../scene/index.ts'

/**
 * Brings back what was deleted, as it was: items, takes, and what scenes used, where they use nothing else by now.
 * @throws DomainError NOT_FOUND; REFUSED_IN_THIS_STATE when the files are gone, or going.
 */
export async function restoreMedia(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ ids: string[] }> {
  const isThis = and(eq(mediaDeletions.id, id), eq(mediaDeletions.workspaceId, ctx.workspaceId))
  return await ctx.db.transaction(async (tx) => {
    const [before] = await tx.select().from(mediaDeletions).where(isThis)
    if (!before) throw new DomainError('NOT_FOUND')
    const storyboardIds = await lockStoryboardsOf(ctx, tx, before.kept)
    const [deletion] = await tx.delete(mediaDeletions).where(isThis).returning()
    if (!deletion) throw new DomainError('NOT_FOUND')
    const { kept } = deletion
    await keepFilesOf(tx, kept, deletion.dueAt)
    if (kept.assets.length > 0) await tx.insert(assets).values(asRows(kept.assets))
    if (kept.directImages.length > 0) {
      await tx.insert(directImages).values(asRows(kept.directImages))
    }
    for (const { id: takeId, assetId } of kept.takes) {
      await tx.update(takes).set({ assetId, deletedAt: null }).where(eq(takes.id, takeId))
    }
    for (const { id: generationId, assetId } of kept.generations) {
      await tx.update(generations).set({ assetId }).where(eq(generations.id, generationId))
    }
    const shown = await discardUnshown(tx, kept)
    await putBackIntoUse(tx, kept.inUse)
    await announceMedia(tx, { workspaceId: ctx.workspaceId }, null)
    for (const one of storyboardIds) {
      await announceStoryboard(tx, { id: one, workspaceId: ctx.workspaceId })
    }
    return { ids: kept.ids.filter((one) => shown.has(one)) }
  })
}

/** Of a storyboard that was deleted meanwhile nothing comes back. */
async function lockStoryboardsOf(
  ctx: WorkspaceContext,
  tx: Transaction,
  kept: KeptMedia,
): Promise<string[]> {
  const ofScenes = await tx
    .select({ id: scenes.storyboardId })
    .from(takes)
    .innerJoin(scenes, eq(scenes.id, takes.sceneId))
    .where(
      inArray(
        takes.id,
        kept.takes.map(({ id }) => id),
      ),
    )
  const made = await tx
    .select({ id: generations.storyboardId })
    .from(generations)
    .where(
      inArray(
        generations.id,
        kept.generations.map(({ id }) => id),
      ),
    )
  const ids = [...new Set([...ofScenes, ...made].flatMap(({ id }) => id ?? []))]
  return await lockStoryboards(tx, ctx.workspaceId, ids)
}

/**
 * What belonged to a storyboard that was deleted meanwhile stands nowhere any more: its files go after all.
 * @returns the ids of the items that are there again
 */
async function discardUnshown(tx: Transaction, kept: KeptMedia): Promise<Set<string>> {
  const assetIds = kept.assets.map(({ id }) => id)
  const ofScenes = await tx
    .select({ id: takes.id, assetId: takes.assetId })
    .from(takes)
    .where(inArray(takes.assetId, assetIds))
  const exported = await tx
    .select({ id: generations.id, assetId: generations.assetId })
    .from(generations)
    .innerJoin(storyboards, eq(storyboards.id, generations.storyboardId))
    .where(and(inArray(generations.assetId, assetIds), eq(generations.kind, 'export')))
  const pictures = kept.directImages
  const used = new Set([...ofScenes, ...exported, ...pictures].map(({ assetId }) => assetId))
  for (const { thumbnailAssetId } of pictures) used.add(thumbnailAssetId)
  await discardAssets(
    tx,
    assetIds.filter((id) => !used.has(id)),
  )
  return new Set([...ofScenes, ...exported, ...pictures].map(({ id }) => id))
}

/**
 * Takes the files out of those that go. A sweep that has begun has put them off, so that they are found no more.
 * @throws DomainError REFUSED_IN_THIS_STATE
 */
async function keepFilesOf(tx: Transaction, kept: KeptMedia, dueAt: Date): Promise<void> {
  const keys = kept.assets.flatMap(storageKeysOf)
  const saved = await tx
    .delete(discardedFiles)
    .where(
      and(
        inArray(discardedFiles.storageKey, keys),
        eq(discardedFiles.dueAt, dueAt),
        sql`${discardedFiles.dueAt} > now()`,
      ),
    )
    .returning()
  if (saved.length === keys.length) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('media-gone'))
}

function asRows<Row extends { createdAt: string }>(rows: Row[]) {
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }))
}

/** What can be brought back no more need not be known. */
export async function forgetMediaDeletions({ db }: Context): Promise<void> {
  await db.delete(mediaDeletions).where(lte(mediaDeletions.dueAt, sql`now()`))
}
