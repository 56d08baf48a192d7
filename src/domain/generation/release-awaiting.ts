import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { goesFirst } from '../plan/index.ts'
import { KINDS } from './kinds.ts'
import type { GenerationRow } from './present-generation.ts'

/** Gives what waited its job, now that what it is made from is there. */
export async function releaseAwaiting(
  ctx: Context,
  tx: Transaction,
  { id, kind, workspaceId }: GenerationRow,
  request: Record<string, unknown>,
): Promise<void> {
  await tx.update(generations).set({ awaitsInput: false, request }).where(eq(generations.id, id))
  const job = { id, payload: { generationId: id } }
  const isFirst = await goesFirst(ctx, tx, workspaceId)
  await ctx.queue.enqueue(tx, KINDS[kind].job, [job], workspaceId, isFirst)
}
