import { eq } from 'drizzle-orm'
import type { Upload } from '#contract/upload.ts'
import { uploads } from '#database/schema/index.ts'
import { personOf } from '../actor.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentUpload } from './present-upload.ts'

/**
 * The upload that was sent under this id before, or null.
 * @throws DomainError NOT_FOUND when the id is somebody else's.
 */
export async function findSentUpload(ctx: WorkspaceContext, id: string): Promise<Upload | null> {
  const [row] = await ctx.db.select().from(uploads).where(eq(uploads.id, id))
  if (row && row.sentBy !== personOf(ctx.actor)) throw new DomainError('NOT_FOUND')
  return row ? presentUpload(row) : null
}
