import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Generation } from '#contract/generation.ts'
import type { TrackKind } from '#contract/scene.ts'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { AccountContext, Context } from '../context.ts'
import { releaseHold } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { findGeneration } from './get-generation.ts'
import { JOB_OF_KIND } from './job-of-kind.ts'
import { lockStoryboard, lockStoryboardIfAny } from './lock-storyboard.ts'
import { markTrack } from './mark-track.ts'
import { type GenerationRow, presentGeneration } from './present-generation.ts'
import { tellOfEnding } from './tell-of-ending.ts'
import { mayBecome } from './transitions.ts'
import { askToStop } from './vendor/ask-to-stop.ts'

/** Why a clip is given up that waited for its image or voice-over. */
export const NOT_MADE = /*i18n*/ 'What it waited for was not made.'

/**
 * Stops a generation in any state but an end; nothing is charged. The worker notices within a second, and
 * tells the vendor.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE when it has ended already.
 */
export async function cancelGeneration(
  ctx: AccountContext,
  input: { id: string },
): Promise<Generation> {
  const { storyboardId } = await findGeneration(ctx, input.id)
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboardIfAny(tx, storyboardId)
    const [cancelled] = await cancelAndTell(ctx, tx, eq(generations.id, input.id))
    if (!cancelled)
      throw new DomainError('REFUSED_IN_THIS_STATE', /*i18n*/ 'This has ended already.')
    return presentGeneration(cancelled)
  })
}

/**
 * Stops all that is under way of one kind in a storyboard, and what waits for it; nothing is charged.
 * @returns those of the kind, none when all had ended. @throws DomainError NOT_FOUND
 */
export async function cancelAll(
  ctx: AccountContext,
  { id, kind }: { id: string; kind: TrackKind },
): Promise<Generation[]> {
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboard(tx, ctx.userId, id)
    const ofKind = and(eq(generations.storyboardId, id), eq(generations.kind, kind))
    const cancelled = await cancelAndTell(ctx, tx, ofKind)
    return cancelled.map((generation) => presentGeneration(generation))
  })
}

async function cancelAndTell(
  ctx: Context,
  tx: Transaction,
  which: SQL | undefined,
): Promise<GenerationRow[]> {
  const cancelled = await cancelUnfinished(ctx, tx, which)
  const lastOfEachBatch = new Map(cancelled.map((one) => [one.batchId ?? one.id, one]))
  for (const one of lastOfEachBatch.values()) await tellOfEnding(tx, one)
  for (const one of cancelled) await cancelAwaiting(ctx, tx, one, NOT_MADE)
  return cancelled
}

/** Stops everything under way for a storyboard, in a transaction that holds its lock. */
export async function cancelGenerationsOf(
  ctx: Context,
  tx: Transaction,
  storyboardId: string,
): Promise<void> {
  await cancelUnfinished(ctx, tx, eq(generations.storyboardId, storyboardId))
}

/**
 * Gives up, free of charge, what waits in a scene for something that will not come, or is not needed any more.
 * @param reason for the user.
 */
export async function cancelAwaiting(
  ctx: Context,
  tx: Transaction,
  { sceneId }: { sceneId: string | null },
  reason: string,
): Promise<void> {
  if (sceneId === null) return
  const waiting = and(eq(generations.sceneId, sceneId), eq(generations.awaitsInput, true))
  const cancelled = await cancelUnfinished(ctx, tx, waiting, reason)
  for (const one of cancelled) await tellOfEnding(tx, one)
}

async function cancelUnfinished(
  ctx: Context,
  tx: Transaction,
  which: SQL | undefined,
  reason: string | null = null,
): Promise<GenerationRow[]> {
  const cancelled = await tx
    .update(generations)
    .set({ state: 'cancelled', failure: reason, endedAt: sql`now()`, ...askToStop })
    .where(and(which, mayBecome('cancelled')))
    .returning()
  for (const generation of cancelled) {
    await ctx.queue.withdraw(tx, JOB_OF_KIND[generation.kind], generation.id)
    await markTrack(tx, generation, 'cancel')
    await releaseHold(tx, generation.id)
    await announceGeneration(tx, generation)
  }
  return cancelled
}
