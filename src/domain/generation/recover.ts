import { and, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { generations, vendorCalls } from '#database/schema/index.ts'
import { lacksJob } from '#queue/queue.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { eachAlone } from '../each-alone.ts'
import { lastCallOf } from '../vendor-call/index.ts'
import { workerIsGone } from '../worker-lease.ts'
import { KINDS } from './kinds.ts'
import type { GenerationRow } from './read.ts'
import { failGeneration } from './run.ts'
import { thisAttemptMayBecome } from './states.ts'
import { awaitAnswer } from './wait-at-vendor.ts'

const LOSSES_MAX = 3
/** After that, what it was sent is made or never will be. */
const LOOK_UP_FOR_MIN = 30
const WORKER_LOST = tell('machine-stopped')

/** What may be done about a call whose answer nobody heard. */
export type Remedy = 'repeat' | 'look-up' | 'none'

/**
 * Makes every generation end. One whose worker is gone is queued again when it sent nothing that could be billed
 * twice; else its vendor is asked what became of it, or it fails and costs nothing. One that waits without a job
 * gets one, and one that was cancelled while its vendor's answer was missing is looked up, to be stopped.
 * @param remedyOf of the provider that began it.
 */
export async function recoverGenerations(
  ctx: Context,
  remedyOf: (generation: GenerationRow) => Remedy,
): Promise<void> {
  const orphans = await ctx.db
    .select()
    .from(generations)
    .where(and(eq(generations.state, 'running'), workerIsGone))
  const steps = [
    ...orphans.map((orphan) => () => recover(ctx, orphan, remedyOf(orphan))),
    () => wakeForgotten(ctx),
    () => lookForCancelled(ctx, remedyOf),
  ]
  await eachAlone(steps, (step) => step())
}

async function lookForCancelled(
  ctx: Context,
  remedyOf: (generation: GenerationRow) => Remedy,
): Promise<void> {
  const cancelled = await findCancelledUnknown(ctx)
  const known = cancelled.filter((one) => remedyOf(one) === 'look-up').map(({ id }) => id)
  if (known.length > 0) await makeDue(ctx, known)
}

const IS_CANCELLED_UNKNOWN = and(
  eq(vendorCalls.state, 'unknown'),
  gt(vendorCalls.sentAt, sql`now() - ${LOOK_UP_FOR_MIN}::int * interval '1 minute'`),
  eq(vendorCalls.attempt, generations.attempts),
  eq(generations.state, 'cancelled'),
)

/** What was cancelled, and whose last call may have begun something that nobody has heard of. */
async function findCancelledUnknown({ db }: Context): Promise<GenerationRow[]> {
  const rows = await db
    .select({ generation: generations })
    .from(vendorCalls)
    .innerJoin(generations, eq(generations.id, vendorCalls.generationId))
    .where(and(IS_CANCELLED_UNKNOWN, isNull(generations.nextCheckAt)))
  return rows.map(({ generation }) => generation)
}

/** Its worker may be about to write down the job that it began. */
const HAS_JUST_ANSWERED = and(
  eq(vendorCalls.state, 'delivered'),
  gt(vendorCalls.endedAt, sql`now() - interval '1 minute'`),
)

/**
 * Whether a vendor may still be at work for a workspace, or has to be told to stop. Ask it in a transaction that holds
 * the workspace's row: no call is written down then. It ends by itself, at the latest with the time for looking up.
 */
export async function isVendorAtWork(tx: Transaction, workspaceId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: generations.id })
    .from(generations)
    .leftJoin(vendorCalls, eq(vendorCalls.generationId, generations.id))
    .where(
      and(
        eq(generations.workspaceId, workspaceId),
        or(
          isNotNull(generations.nextCheckAt),
          eq(vendorCalls.state, 'sent'),
          HAS_JUST_ANSWERED,
          IS_CANCELLED_UNKNOWN,
        ),
      ),
    )
    .limit(1)
  return found !== undefined
}

async function makeDue({ db }: Context, ids: string[]): Promise<void> {
  await db
    .update(generations)
    .set({ nextCheckAt: sql`now()` })
    .where(and(inArray(generations.id, ids), isNull(generations.nextCheckAt)))
}

async function recover(ctx: Context, orphan: GenerationRow, remedy: Remedy): Promise<void> {
  const mayHaveDoneSomething = (await lastCallOf(ctx, orphan)) !== null
  if (mayHaveDoneSomething && remedy === 'look-up') await awaitAnswer(ctx, orphan, 0)
  else if (orphan.losses >= LOSSES_MAX || (mayHaveDoneSomething && remedy === 'none')) {
    await failGeneration(ctx, orphan, WORKER_LOST)
  } else await queueAgain(ctx, orphan)
}

/** Nothing of the last attempt is left; a new one begins as soon as a worker has time. */
export async function queueAgain(ctx: Context, orphan: GenerationRow): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(generations)
      .set({
        state: 'queued',
        workerId: null,
        progress: 0,
        nextCheckAt: null,
        losses: sql`${generations.losses} + 1`,
      })
      .where(thisAttemptMayBecome(orphan, 'queued'))
      .returning()
    if (!queued) return
    await enqueue(ctx, tx, queued)
    await announceGeneration(tx, queued)
  })
}

async function wakeForgotten(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const forgotten = await tx
      .select()
      .from(generations)
      .where(
        and(
          eq(generations.state, 'queued'),
          eq(generations.awaitsInput, false),
          lacksJob(generations.id, generations.createdAt),
        ),
      )
      .for('update', { skipLocked: true })
    for (const generation of forgotten) await enqueue(ctx, tx, generation)
  })
}

async function enqueue(ctx: Context, tx: Transaction, generation: GenerationRow): Promise<void> {
  const { id, kind } = generation
  await ctx.queue.enqueue(tx, KINDS[kind].job, [{ id, payload: { generationId: id } }])
}
