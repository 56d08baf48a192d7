import { and, eq, sql } from 'drizzle-orm'
import { type Framing, SENT_CONTENT_TYPE, type Upload } from '#contract/upload.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { uploads } from '#database/schema/index.ts'
import { requireStorageRoom } from '../account-limits.ts'
import { personOf, requireAdmin, requirePerson } from '../actor.ts'
import { announceMedia } from '../announce.ts'
import { keepFiles, type StoredFile, storeFile } from '../asset/index.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { lockScene, requireOpen } from '../scene/index.ts'
import { ownWorkspaceOf } from '../workspace/index.ts'

/** Uploads of one account that wait for their check; more than people send, less than floods a worker. */
const UNCHECKED_MAX = 50

export type Destination =
  | { purpose: 'library' | 'library-video' | 'library-sound' }
  | { purpose: 'avatar' }
  | { purpose: 'scene'; sceneId: string; framing: Framing }
  | { purpose: 'voice' | 'clip'; sceneId: string }
  | { purpose: 'showcase'; title: string }

export type NamedFile = Destination & {
  id: string
  fileName: string
  /** The item of the library whose file it is. */
  fromAssetId?: string
}

/** `path` is where its bytes lie on this machine; the caller removes it. */
type SentFile = NamedFile & { path: string }

/**
 * Takes a file that has arrived in full and has it checked. Sent twice under one id, it is taken once.
 * @throws DomainError NOT_FOUND when the id or the scene is somebody else's; FORBIDDEN what only admins send; REFUSED_IN_THIS_STATE when
 *   too many wait, the storage is full, or the scene's storyboard is complete.
 */
export async function receiveUpload(ctx: WorkspaceContext, sent: SentFile): Promise<Upload> {
  const { path, ...named } = sent
  requirePerson(ctx.actor)
  const stored = await storeFile(ctx, 'uploads', { path, contentType: SENT_CONTENT_TYPE })
  return await takeUpload(ctx, named, stored)
}

/** Has a file checked that lies in storage and counts as discarded until then. @throws as `receiveUpload` */
export async function takeUpload(
  ctx: WorkspaceContext,
  sent: NamedFile,
  { storageKey, sizeBytes }: Pick<StoredFile, 'storageKey' | 'sizeBytes'>,
): Promise<Upload> {
  const { id, fileName, fromAssetId } = sent
  const sentBy = requirePerson(ctx.actor)
  const received = await ctx.db.transaction(async (tx) => {
    const destination = await admitUpload(ctx, tx, sent, sizeBytes)
    const row = { id, sentBy, fileName, storageKey, fromAssetId, ...destination }
    const [inserted] = await tx.insert(uploads).values(row).onConflictDoNothing().returning()
    if (!inserted) return null
    if ((await keepFiles(tx, [storageKey])) === 0) throw new DomainError('NOT_FOUND')
    await enqueueCheck(ctx, tx, inserted)
    return presentUpload(inserted)
  })
  const upload = received ?? (await findSentUpload(ctx, id))
  if (!upload) throw new DomainError('NOT_FOUND')
  return upload
}

/** What a file of this size may become, for whoever acts. @throws as `receiveUpload` */
export async function admitUpload(
  ctx: WorkspaceContext,
  tx: Transaction,
  sent: Destination,
  sizeBytes: number,
) {
  const destination = await checkDestination(ctx, tx, sent)
  // What is shown to everybody takes no room of the admin's own.
  if (sent.purpose !== 'showcase') await requireStorageRoom(ctx, tx, sizeBytes)
  const unchecked = await tx.$count(
    uploads,
    and(
      eq(uploads.sentBy, requirePerson(ctx.actor)),
      sql`${uploads.state} in ('received', 'checking')`,
    ),
  )
  if (unchecked >= UNCHECKED_MAX) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('pictures-too-many'))
  }
  return destination
}

async function checkDestination(ctx: WorkspaceContext, tx: Transaction, sent: Destination) {
  const { workspaceId } = ctx
  if (sent.purpose === 'avatar') {
    // It is theirs wherever they work.
    const own = await ownWorkspaceOf(tx, requirePerson(ctx.actor))
    return { purpose: sent.purpose, workspaceId: own }
  }
  if (sent.purpose === 'showcase') {
    requireAdmin(ctx)
    return { purpose: sent.purpose, workspaceId, title: sent.title }
  }
  if (!('sceneId' in sent)) return { purpose: sent.purpose, workspaceId }
  const { purpose, sceneId } = sent
  const { storyboard } = await lockScene(ctx, tx, sceneId)
  requireOpen(storyboard)
  if (sent.purpose !== 'scene') return { purpose, workspaceId, sceneId }
  const frame = { ...sent.framing, aspectRatio: storyboard.aspectRatio }
  return { purpose, workspaceId, sceneId, frame }
}

/** Has a received upload checked, at once or not before so many ms from now. */
export async function enqueueCheck(
  ctx: Context,
  tx: Transaction,
  upload: UploadRow,
  afterMs = 0,
): Promise<void> {
  const { id, workspaceId } = upload
  const job = { id, payload: { uploadId: id }, afterMs }
  await ctx.queue.enqueue(tx, 'check-upload', [job], workspaceId)
  await announceUpload(tx, upload)
}

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function getUpload(ctx: WorkspaceContext, input: { id: string }): Promise<Upload> {
  const [row] = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, input.id), eq(uploads.sentBy, personOf(ctx.actor) ?? '')))
  if (!row) throw new DomainError('NOT_FOUND')
  return presentUpload(row)
}

/**
 * The upload that was sent under this id before, or null.
 * @throws DomainError NOT_FOUND when the id is somebody else's.
 */
export async function findSentUpload(ctx: WorkspaceContext, id: string): Promise<Upload | null> {
  const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, id))
  if (row && row.sentBy !== personOf(ctx.actor)) throw new DomainError('NOT_FOUND')
  return row ? presentUpload(row) : null
}

export type UploadRow = typeof uploads.$inferSelect

/** What leaves the server of an upload. */
function presentUpload(row: UploadRow): Upload {
  const { id, purpose, fileName, state, refusal, directImageId } = row
  return { id, purpose, fileName, state, refusal, mediaId: directImageId }
}

/** Tells who sent it, wherever they are now, and everybody in the workspace it went to. */
export async function announceUpload(
  tx: Transaction,
  { id, workspaceId, sentBy }: UploadRow,
): Promise<void> {
  await announceMedia(tx, { workspaceId, userId: sentBy }, id)
}
