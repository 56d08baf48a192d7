import { asc, eq, getTableColumns, max } from 'drizzle-orm'
import type { ManagedShowcaseVideo, ShowcaseFile, ShowcaseVideo } from '#contract/showcase.ts'
import type { Database, Transaction } from '#database/client.ts'
import { type ShowcaseFiles, showcaseVideos } from '#database/schema/index.ts'
import { type Actor, requireAdmin } from './actor.ts'
import { discardFiles, keepFiles, type StoredFile } from './asset/index.ts'
import { recordAudit } from './audit.ts'
import type { Context, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { lockSetting } from './settings.ts'

const EXTENSIONS: Record<ShowcaseFile, string> = { video: 'mp4', small: 'mp4', poster: 'webp' }

/** Active and hidden ones, in their order. @throws DomainError FORBIDDEN */
export async function listAllShowcase(ctx: WorkspaceContext): Promise<ManagedShowcaseVideo[]> {
  requireAdmin(ctx)
  return await readAll(ctx.db)
}

/** Shows a video on the landing page, or hides it. @throws DomainError FORBIDDEN, NOT_FOUND */
export async function showShowcaseVideo(
  ctx: WorkspaceContext,
  { id, active }: { id: string; active: boolean },
): Promise<ManagedShowcaseVideo[]> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    const [changed] = await tx
      .update(showcaseVideos)
      .set({ active })
      .where(eq(showcaseVideos.id, id))
      .returning()
    if (!changed) throw new DomainError('NOT_FOUND')
    await recordAudit(tx, ctx.actor, 'show-showcase-video', { id, title: changed.title, active })
  })
  return await readAll(ctx.db)
}

/** Deletes a video; its files go soon after, and a failure of that is only logged. @throws DomainError FORBIDDEN, NOT_FOUND */
export async function deleteShowcaseVideo(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<ManagedShowcaseVideo[]> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    const [gone] = await tx.delete(showcaseVideos).where(eq(showcaseVideos.id, id)).returning()
    if (!gone) throw new DomainError('NOT_FOUND')
    await discardFiles(
      tx,
      Object.values(gone.files ?? {}).map(({ storageKey }) => storageKey),
    )
    await recordAudit(tx, ctx.actor, 'delete-showcase-video', { id, title: gone.title })
  })
  return await readAll(ctx.db)
}

/** Brings the videos into an order; one that came meanwhile stays behind them. @throws DomainError FORBIDDEN */
export async function reorderShowcase(
  ctx: WorkspaceContext,
  { ids }: { ids: string[] },
): Promise<ManagedShowcaseVideo[]> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    await lockOrder(tx)
    const present = (await readAll(tx)).map(({ id }) => id)
    const wanted = [...new Set(ids)].filter((id) => present.includes(id))
    const order = [...wanted, ...present.filter((id) => !wanted.includes(id))]
    for (const [index, id] of order.entries()) {
      await tx
        .update(showcaseVideos)
        .set({ orderIndex: index + 1 })
        .where(eq(showcaseVideos.id, id))
    }
    await recordAudit(tx, ctx.actor, 'reorder-showcase', { ids: order })
  })
  return await readAll(ctx.db)
}

export type ShowcaseVideoFiles = Record<ShowcaseFile, StoredFile> & { durationMs: number }

/** Puts a checked video behind all others, active. */
export async function addShowcaseVideo(
  tx: Transaction,
  actor: Actor,
  { title, durationMs, ...files }: ShowcaseVideoFiles & { title: string },
): Promise<void> {
  await lockOrder(tx)
  const [last] = await tx.select({ index: max(showcaseVideos.orderIndex) }).from(showcaseVideos)
  const id = crypto.randomUUID()
  await tx.insert(showcaseVideos).values({
    id,
    title,
    durationMs,
    videoUrl: addressOf(id, 'video'),
    smallVideoUrl: addressOf(id, 'small'),
    posterUrl: addressOf(id, 'poster'),
    orderIndex: (last?.index ?? 0) + 1,
    files: { video: kept(files.video), small: kept(files.small), poster: kept(files.poster) },
  })
  await keepFiles(
    tx,
    Object.values(files).map(({ storageKey }) => storageKey),
  )
  await recordAudit(tx, actor, 'add-showcase-video', { id, title })
}

function addressOf(id: string, file: ShowcaseFile): string {
  return `/media/showcase/${id}/${file}.${EXTENSIONS[file]}`
}

function kept({ storageKey, sizeBytes }: StoredFile): ShowcaseFiles[ShowcaseFile] {
  return { storageKey, sizeBytes }
}

async function lockOrder(tx: Transaction): Promise<void> {
  await lockSetting(tx, 'showcase', 'order')
}

async function readAll(db: Database | Transaction): Promise<ManagedShowcaseVideo[]> {
  const { files: _, orderIndex, createdAt: __, ...shown } = getTableColumns(showcaseVideos)
  return await db
    .select(shown)
    .from(showcaseVideos)
    .orderBy(asc(orderIndex), asc(showcaseVideos.id))
}

/** The active showcase videos in the order they play. */
export async function listShowcase(ctx: Context): Promise<ShowcaseVideo[]> {
  return await ctx.db
    .select({
      id: showcaseVideos.id,
      title: showcaseVideos.title,
      videoUrl: showcaseVideos.videoUrl,
      smallVideoUrl: showcaseVideos.smallVideoUrl,
      posterUrl: showcaseVideos.posterUrl,
      captionsUrl: showcaseVideos.captionsUrl,
    })
    .from(showcaseVideos)
    .where(eq(showcaseVideos.active, true))
    .orderBy(asc(showcaseVideos.orderIndex), asc(showcaseVideos.id))
}

const TYPES: Record<ShowcaseFile, string> = {
  video: 'video/mp4',
  small: 'video/mp4',
  poster: 'image/webp',
}

/**
 * A file of a showcase video, for whoever opens the site; of a hidden one for who knows its id, which only admins
 * are told.
 * @throws DomainError NOT_FOUND
 */
export async function findShowcaseFile(ctx: Context, id: string, file: ShowcaseFile) {
  const [video] = await ctx.db.select().from(showcaseVideos).where(eq(showcaseVideos.id, id))
  const found = video?.files?.[file]
  if (!found) throw new DomainError('NOT_FOUND')
  return { id: `${id}-${file}`, contentType: TYPES[file], ...found }
}
