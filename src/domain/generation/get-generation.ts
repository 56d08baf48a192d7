import { and, eq } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import { generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { type GenerationRow, presentGeneration } from './present-generation.ts'

/** @throws DomainError NOT_FOUND */
export async function getGeneration(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Generation> {
  return presentGeneration(await findGeneration(ctx, input.id))
}

/** @throws DomainError NOT_FOUND also when it is somebody else's. */
export async function findGeneration(ctx: WorkspaceContext, id: string): Promise<GenerationRow> {
  const [generation] = await ctx.db
    .select()
    .from(generations)
    .where(and(eq(generations.id, id), eq(generations.workspaceId, ctx.workspaceId)))
  if (!generation) throw new DomainError('NOT_FOUND')
  return generation
}
