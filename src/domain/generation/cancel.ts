import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { type Generation, UNFINISHED_STATES } from '#contract/generation.ts'
import { TRACK_KINDS, type TrackKind } from '#contract/scene.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGenerations } from '../announce.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { releaseHolds } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { KINDS } from './kinds.ts'
import { lockStoryboard, lockStoryboardIfAny } from './lock-storyboard.ts'
import { findGeneration, type GenerationRow, presentGeneration } from './read.ts'
import { markTracks, mayBecome } from './states.ts'
import { tellOfEnding } from './tell-of-ending.ts'
import { askToStop } from './wait-at-vendor.ts'

/** Why a clip is given up that waited for its image or voice-over. */
export const NOT_MADE = tell('not-made')

/**
 * Stops a generation in any state but an end; nothing is charged. The worker notices within a second, and
 * tells the vendor.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE when it has ended already.
 */
export async function cancelGeneration(
  ctx: WorkspaceContext,
  input: { id: string },
): Promise<Generation> {
  const { storyboardId } = await findGeneration(ctx, input.id)
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboardIfAny(tx, storyboardId)
    const [cancelled] = await cancelWithWaiting(ctx, tx, eq(generations.id, input.id))
    if (!cancelled) throw new DomainError('REFUSED_IN_THIS_STATE', tell('ended-already'))
    return presentGeneration(cancelled)
  })
}

/**
 * Stops one of whatever workspace, for those who look after the installation, and what waits for it.
 * @param reason for whoever started it.
 * @throws DomainError NOT_FOUND, REFUSED_IN_THIS_STATE when it has ended already
 */
export async function cancelAnyones(
  ctx: Context,
  tx: Transaction,
  id: string,
  reason: Told,
): Promise<GenerationRow> {
  const [found] = await tx.select().from(generations).where(eq(generations.id, id))
  if (!found) throw new DomainError('NOT_FOUND')
  await lockStoryboardIfAny(tx, found.storyboardId)
  const [cancelled] = await cancelAndTell(ctx, tx, eq(generations.id, id), reason)
  if (!cancelled) throw new DomainError('REFUSED_IN_THIS_STATE', tell('ended-already'))
  await cancelAwaiting(ctx, tx, [cancelled], NOT_MADE)
  return cancelled
}

/**
 * Stops all that is under way in a storyboard's scenes, or of one kind, and what waits for it; nothing is charged.
 * @returns those asked for, none when all had ended. @throws DomainError NOT_FOUND
 */
export async function cancelAll(
  ctx: WorkspaceContext,
  { id, kind }: { id: string; kind?: TrackKind | undefined },
): Promise<Generation[]> {
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboard(tx, ctx.workspaceId, id)
    const kinds = kind ? [kind] : TRACK_KINDS
    const asked = and(eq(generations.storyboardId, id), inArray(generations.kind, kinds))
    const cancelled = await cancelWithWaiting(ctx, tx, asked)
    return cancelled.map((generation) => presentGeneration(generation))
  })
}

async function cancelWithWaiting(
  ctx: Context,
  tx: Transaction,
  which: SQL | undefined,
): Promise<GenerationRow[]> {
  const cancelled = await cancelAndTell(ctx, tx, which)
  await cancelAwaiting(ctx, tx, cancelled, NOT_MADE)
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

/** Stops one that is still under way, and belongs to no storyboard. */
export async function stopGeneration(ctx: Context, tx: Transaction, id: string): Promise<void> {
  await cancelUnfinished(ctx, tx, eq(generations.id, id))
}

/** Stops what belongs to no storyboard: the pictures of the library that are being drawn. */
async function cancelGenerationsOfNone(
  ctx: Context,
  tx: Transaction,
  workspaceId: string,
): Promise<void> {
  const ofNone = and(eq(generations.workspaceId, workspaceId), isNull(generations.storyboardId))
  await cancelUnfinished(ctx, tx, ofNone)
}

/**
 * Gives up, free of charge, what waits in the same scenes for something that will not come, or is not needed any more.
 * @param reason for the user.
 */
export async function cancelAwaiting(
  ctx: Context,
  tx: Transaction,
  ended: { sceneId: string | null }[],
  reason: Told,
): Promise<void> {
  const sceneIds = ended.map(({ sceneId }) => sceneId).filter((id) => id !== null)
  const waiting = and(inArray(generations.sceneId, sceneIds), eq(generations.awaitsInput, true))
  await cancelAndTell(ctx, tx, waiting, reason)
}

async function cancelAndTell(
  ctx: Context,
  tx: Transaction,
  which: SQL | undefined,
  reason: Told | null = null,
): Promise<GenerationRow[]> {
  const cancelled = await cancelUnfinished(ctx, tx, which, reason)
  const lastOfEachBatch = new Map(cancelled.map((one) => [one.batchId ?? one.id, one]))
  for (const one of lastOfEachBatch.values()) await tellOfEnding(tx, one)
  return cancelled
}

async function cancelUnfinished(
  ctx: Context,
  tx: Transaction,
  which: SQL | undefined,
  reason: Told | null = null,
): Promise<GenerationRow[]> {
  const cancelled = await tx
    .update(generations)
    .set({ state: 'cancelled', failure: reason, endedAt: sql`now()`, ...askToStop })
    .where(and(which, mayBecome('cancelled')))
    .returning()
  if (cancelled.length === 0) return []
  for (const [kind, ofKind] of Map.groupBy(cancelled, (one) => one.kind)) {
    await ctx.queue.withdraw(tx, KINDS[kind].job, idsOf(ofKind))
  }
  await markTracks(tx, cancelled, 'cancel')
  await releaseHolds(tx, idsOf(cancelled))
  await announceGenerations(tx, cancelled)
  return cancelled
}

function idsOf(rows: GenerationRow[]): string[] {
  return rows.map(({ id }) => id)
}

/** Stops everything under way in a workspace, one storyboard after the other; nothing is charged. */
export async function cancelInWorkspace(ctx: Context, workspaceId: string): Promise<void> {
  const underWay = await ctx.db
    .selectDistinct({ storyboardId: generations.storyboardId })
    .from(generations)
    .where(
      and(eq(generations.workspaceId, workspaceId), inArray(generations.state, UNFINISHED_STATES)),
    )
  for (const { storyboardId } of underWay) {
    await ctx.db.transaction(async (tx) => {
      await lockStoryboardIfAny(tx, storyboardId)
      if (storyboardId) await cancelGenerationsOf(ctx, tx, storyboardId)
      else await cancelGenerationsOfNone(ctx, tx, workspaceId)
    })
  }
}
