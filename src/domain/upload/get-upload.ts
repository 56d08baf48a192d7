import { and, eq } from 'drizzle-orm'
import type { Upload } from '#contract/upload.ts'
import { uploads } from '#database/schema/index.ts'
import { personOf } from '../actor.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentUpload } from './present-upload.ts'

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function getUpload(ctx: WorkspaceContext, input: { id: string }): Promise<Upload> {
  const [row] = await ctx.db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, input.id), eq(uploads.sentBy, personOf(ctx.actor) ?? '')))
  if (!row) throw new DomainError('NOT_FOUND')
  return presentUpload(row)
}
