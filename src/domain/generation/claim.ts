import { and, eq, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { goesFirst } from '../plans.ts'
import { KINDS } from './kinds.ts'
import { type GenerationRow, usualTime } from './read.ts'
import { mayBecome, thisAttemptMayBecome } from './states.ts'

/**
 * Takes a queued generation for this worker. Of any number that try, one gets it; null for the others,
 * and for one that was cancelled or has ended.
 */
export async function claimGeneration(
  ctx: Context,
  generationId: string,
  workerId: string,
): Promise<GenerationRow | null> {
  return await ctx.db.transaction(async (tx) => {
    const [claimed] = await tx
      .update(generations)
      .set({
        state: 'running',
        workerId,
        progress: 0,
        attempts: sql`${generations.attempts} + 1`,
        startedAt: sql`now()`,
      })
      .where(and(eq(generations.id, generationId), mayBecome('running')))
      .returning()
    if (!claimed) return null
    const begun = await withUsualTime(tx, claimed)
    await announceGeneration(tx, begun)
    return begun
  })
}

/** Others have ended since it was queued, and its size is known now. */
async function withUsualTime(tx: Transaction, claimed: GenerationRow): Promise<GenerationRow> {
  if (!claimed.provider) return claimed
  const usualMs = await usualTime(tx, claimed.kind, claimed.provider)
  const expectedDurationMs = usualMs(claimed.request)
  if (expectedDurationMs === null) return claimed
  const [timed] = await tx
    .update(generations)
    .set({ expectedDurationMs })
    .where(eq(generations.id, claimed.id))
    .returning()
  return timed ?? claimed
}

/**
 * Writes how far a running generation is, 0 to 1.
 * @returns false when it is no longer this worker's to run: it was cancelled, or its storyboard deleted.
 */
export async function reportProgress(
  ctx: Context,
  generation: GenerationRow,
  progress: number,
): Promise<boolean> {
  const [running] = await ctx.db
    .update(generations)
    .set({ progress })
    .where(stillRunning(generation))
    .returning()
  if (!running) return false
  if (progress !== generation.progress) await announceGeneration(ctx.db, running)
  return true
}

/** The row as this attempt of this worker claimed it. */
function stillRunning(generation: GenerationRow) {
  return and(
    eq(generations.id, generation.id),
    eq(generations.state, 'running'),
    eq(generations.attempts, generation.attempts),
  )
}

/**
 * running → queued: this worker stops, or the vendor takes no more for the moment, and nothing was sent that
 * could be billed. In its turn, after so many ms, somebody takes it up again.
 */
export async function handBack(
  ctx: Context,
  generation: GenerationRow,
  afterMs: number,
): Promise<void> {
  const { id, kind, workspaceId } = generation
  await ctx.db.transaction(async (tx) => {
    const [queued] = await tx
      .update(generations)
      .set({ state: 'queued', workerId: null, progress: 0 })
      .where(thisAttemptMayBecome(generation, 'queued'))
      .returning()
    if (!queued) return
    const job = { id, payload: { generationId: id }, afterMs }
    const isFirst = await goesFirst(ctx, tx, workspaceId)
    await ctx.queue.enqueue(tx, KINDS[kind].job, [job], workspaceId, isFirst)
    await announceGeneration(tx, queued)
  })
}

type AtWork = {
  /** Of the generations that it runs. */
  generationIds: string[]
  /** Whether it may be asking a vendor about any. */
  isAsking: boolean
}

/**
 * Lets go of what is written down as this worker's and is not: it lost the connection while it claimed it, or
 * before it could write how it ended. It counts as lost then, like the work of a worker that died.
 */
export async function letGoOfGenerations(
  { db }: Context,
  workerId: string,
  { generationIds, isAsking }: AtWork,
): Promise<void> {
  const running = and(eq(generations.state, 'running'), notInArray(generations.id, generationIds))
  const asked = and(ne(generations.state, 'running'), isNotNull(generations.nextCheckAt))
  await db
    .update(generations)
    .set({ workerId: null })
    .where(and(eq(generations.workerId, workerId), isAsking ? running : or(running, asked)))
}
