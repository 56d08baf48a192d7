import { and, eq, isNotNull, ne, notInArray, or, sql } from 'drizzle-orm'
import { cutText } from '#contract/text.ts'
import { type Told, type ToldValue, tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import { announceGeneration } from '../announce.ts'
import type { Context } from '../context.ts'
import { releaseHolds, settleHold } from '../credit/index.ts'
import { FailedStep } from '../domain-error.ts'
import { goesFirst } from '../plans.ts'
import { endCallsOf } from '../vendor-call/index.ts'
import { cancelAwaiting, NOT_MADE } from './cancel.ts'
import { KINDS } from './kinds.ts'
import { lockStoryboardIfAny, type StoryboardRow } from './lock-storyboard.ts'
import { type GenerationRow, usualTime } from './read.ts'
import { markTracks, mayBecome, thisAttemptMayBecome } from './states.ts'
import { tellOfEnding } from './tell-of-ending.ts'
import { askToStop } from './wait-at-vendor.ts'

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

/** What the charge is called in the account's history; or why it is free after all. */
type Receipt = string | { freeBecause: Told }

/**
 * Ends a generation with its result: what `save` writes, the state and the charge commit together.
 * @param save saves the result; `storyboard` is locked, and undefined when there is none (yet).
 * @returns false when the generation had ended meanwhile; nothing was saved or charged then.
 */
export async function succeedGeneration(
  ctx: Context,
  generation: GenerationRow,
  receipt: Receipt,
  save: (tx: Transaction, storyboard: StoryboardRow | undefined) => Promise<string | null>,
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    const storyboard = await lockStoryboardIfAny(tx, generation.storyboardId)
    const [ended] = await tx
      .update(generations)
      .set({
        state: 'succeeded',
        progress: 1,
        endedAt: sql`now()`,
        nextCheckAt: null,
        ...(typeof receipt === 'string'
          ? {}
          : { price: 0, failure: keptFailure(receipt.freeBecause) }),
      })
      .where(thisAttemptMayBecome(generation, 'succeeded'))
      .returning()
    if (!ended) return false
    const assetId = await save(tx, storyboard)
    await tx.update(generations).set({ assetId }).where(sql`${generations.id} = ${generation.id}`)
    if (typeof receipt === 'string') await charge(tx, generation.id, receipt)
    else await releaseHolds(tx, [generation.id])
    await endCallsOf(tx, [generation.id], 'delivered')
    await announceGeneration(tx, ended)
    await tellOfEnding(tx, { ...ended, assetId })
    return true
  })
}

async function charge(tx: Transaction, generationId: string, receipt: string): Promise<void> {
  try {
    await settleHold(tx, generationId, receipt)
  } catch (cause) {
    throw new FailedStep(tell('charge-failed'), cause)
  }
}

/**
 * Ends a generation that delivered nothing; nothing is charged. `failure` is what the user is told.
 * @param goesOn the vendor still works on it, and is to be told to stop.
 */
export async function failGeneration(
  ctx: Context,
  generation: GenerationRow,
  failure: Told,
  { goesOn = false } = {},
): Promise<boolean> {
  return await ctx.db.transaction(async (tx) => {
    await lockStoryboardIfAny(tx, generation.storyboardId)
    const [ended] = await tx
      .update(generations)
      .set({
        state: 'failed',
        failure: keptFailure(failure),
        endedAt: sql`now()`,
        ...(goesOn ? askToStop : { nextCheckAt: null }),
      })
      .where(thisAttemptMayBecome(generation, 'failed'))
      .returning()
    if (!ended) return false
    await markTracks(tx, [ended], 'fail')
    if (!goesOn) await endCallsOf(tx, [ended.id], 'failed')
    await releaseHolds(tx, [ended.id])
    await announceGeneration(tx, ended)
    await tellOfEnding(tx, ended)
    await cancelAwaiting(ctx, tx, [ended], NOT_MADE)
    return true
  })
}

const FAILURE_MAX_CHARACTERS = 500

/**
 * What is told of a failure as it can be kept and announced, whoever wrote a text in it: PostgreSQL keeps no NUL
 * character and no half of a pair, and an announcement has room for 8,000 bytes.
 */
export function keptFailure({ code, values }: Told): Told {
  const kept = Object.entries(values).map(([name, value]) => [name, keptValue(value)])
  return { code, values: Object.fromEntries(kept) }
}

function keptValue(value: ToldValue): ToldValue {
  if (typeof value === 'number') return value
  if (typeof value === 'object') return keptFailure(value)
  return cutText(value.toWellFormed().replaceAll('\0', ''), FAILURE_MAX_CHARACTERS)
}
