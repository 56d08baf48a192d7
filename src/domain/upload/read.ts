import { and, eq } from 'drizzle-orm'
import type { Upload } from '#contract/upload.ts'
import type { Transaction } from '#database/client.ts'
import { uploads } from '#database/schema/index.ts'
import { personOf } from '../actor.ts'
import { announceMedia } from '../announce.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

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
export function presentUpload(row: UploadRow): Upload {
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
