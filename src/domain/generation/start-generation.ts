import type { GenerationKind } from '#contract/generation.ts'
import type { PricedOperation } from '#contract/studio.ts'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { AccountContext } from '../context.ts'
import { holdCredits, readPrice } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { JOB_OF_KIND } from './job-of-kind.ts'
import { markTrack } from './mark-track.ts'
import type { GenerationRow } from './present-generation.ts'

export type GenerationStart = {
  kind: GenerationKind
  storyboardId: string
  sceneId?: string
  /** Shared by all that were started at once, so that their end is told of once. */
  batchId?: string | undefined
  /** Everything the work depends on, as it was at the click. */
  request: Record<string, unknown>
  /** What to charge for; none: free. */
  operation?: PricedOperation
  /** What the user was told that it costs. */
  maxCredits?: number | undefined
  expectedDurationMs?: number
  /** Leaves the provider time between the items of a batch. */
  afterMs?: number | undefined
  /** It is paid for and queued, but gets its job only when what it is made from is there. */
  awaitsInput?: boolean | undefined
}

/**
 * Writes the generation, its hold and its job: all three, or nothing.
 * @throws DomainError ALREADY_RUNNING, PRICE_UNKNOWN, and those of requireAffordable
 */
export async function startGeneration(
  ctx: AccountContext,
  tx: Transaction,
  start: GenerationStart,
): Promise<GenerationRow> {
  const price = start.operation ? await readPrice(tx, start.operation) : 0
  const [generation] = await tx
    .insert(generations)
    .values({
      userId: ctx.userId,
      kind: start.kind,
      storyboardId: start.storyboardId,
      sceneId: start.sceneId ?? null,
      batchId: start.batchId ?? null,
      request: start.request,
      price,
      expectedDurationMs: start.expectedDurationMs ?? null,
      awaitsInput: start.awaitsInput ?? false,
    })
    .onConflictDoNothing()
    .returning()
  if (!generation) throw new DomainError('ALREADY_RUNNING')
  await markTrack(tx, generation, 'start')
  const { storyboardId, operation, maxCredits } = start
  if (operation) {
    const charge = { userId: ctx.userId, storyboardId, operation, amount: price, maxCredits }
    await holdCredits(tx, generation.id, charge)
  }
  if (!start.awaitsInput) {
    const job = { generationId: generation.id }
    await ctx.queue.enqueue(tx, JOB_OF_KIND[generation.kind], job, generation.id, start.afterMs)
  }
  await announceGeneration(tx, generation)
  return generation
}
