import { tell } from '#contract/words/told.ts'
import { createHash } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import type { Transaction } from '#database/client.ts'
import { generations, requests } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { presentGeneration } from './read.ts'

/** What is asked for, as its sender sent it. */
export type Asked = {
  /** As in the contract. */
  operation: string
  /** Chosen by the sender; without one a second sending is a second request. */
  requestId?: string | undefined
  input: Record<string, unknown>
}

/**
 * Starts what costs credits in a transaction, once for each request id: sent again, at the same time or later, it
 * answers with what was started and charges nothing. What was refused has started nothing and may be sent again.
 * @throws DomainError REFUSED_IN_THIS_STATE when the same id comes with another wish
 */
export async function startOnce(
  ctx: WorkspaceContext,
  asked: Asked,
  start: (tx: Transaction) => Promise<Generation[]>,
): Promise<Generation[]> {
  return await ctx.db.transaction(async (tx) => {
    const { requestId } = asked
    if (requestId === undefined) return await start(tx)
    const { workspaceId } = ctx
    const isThis = and(eq(requests.workspaceId, workspaceId), eq(requests.id, requestId))
    const fingerprint = fingerprintOf(asked)
    // Whoever sends the same meanwhile waits here until this one has started it, or has not.
    const [noted] = await tx
      .insert(requests)
      .values({ workspaceId, id: requestId, fingerprint })
      .onConflictDoNothing()
      .returning()
    if (!noted) {
      const [before] = await tx.select().from(requests).where(isThis)
      return await answerAgain(tx, before, fingerprint)
    }
    const started = await start(tx)
    const generationIds = started.map(({ id }) => id)
    await tx.update(requests).set({ generationIds }).where(isThis)
    return started
  })
}

/** Starts one thing. @throws DomainError those of startOnce */
export async function startOneOnce(
  ctx: WorkspaceContext,
  asked: Asked,
  start: (tx: Transaction) => Promise<Generation>,
): Promise<Generation> {
  const [generation] = await startOnce(ctx, asked, async (tx) => [await start(tx)])
  if (!generation) throw new Error('Nothing was started.')
  return generation
}

/** The price that the sender was shown may differ; what is made does not. */
function fingerprintOf({ operation, input }: Asked): string {
  const { requestId: _, maxCredits: __, ...wish } = input
  return createHash('sha256')
    .update(JSON.stringify([operation, wish]))
    .digest('hex')
}

async function answerAgain(
  tx: Transaction,
  before: typeof requests.$inferSelect | undefined,
  fingerprint: string,
): Promise<Generation[]> {
  if (before?.fingerprint !== fingerprint && before?.fingerprint !== null) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('request-id-taken'))
  }
  const rows = await tx
    .select()
    .from(generations)
    .where(inArray(generations.id, before.generationIds))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return before.generationIds.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentGeneration(row)] : []
  })
}
