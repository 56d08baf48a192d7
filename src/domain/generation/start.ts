import { createHash, randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import type { Generation, GenerationKind } from '#contract/generation.ts'
import type { PricedOperation } from '#contract/studio.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { generations, requests } from '#database/schema/index.ts'
import type { Registry } from '#providers/registry.ts'
import { requireStorageRoom } from '../account-limits.ts'
import { personOf } from '../actor.ts'
import { announceGenerations } from '../announce.ts'
import type { Context, WorkspaceContext } from '../context.ts'
import { holdCredits, readModelPrices } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { goesFirst } from '../plans.ts'
import { KINDS } from './kinds.ts'
import { type GenerationRow, presentGeneration } from './read.ts'
import { markTracks } from './states.ts'

/** What one click starts. */
type Click = {
  /** Null: it belongs to none. */
  storyboardId: string | null
  starts: GenerationStart[]
  /** What the user was told that all of it costs. */
  maxCredits?: number | undefined
}

export type GenerationStart = {
  kind: GenerationKind
  sceneId?: string
  /** Shared by all that were started at once, so that their end is told of once. */
  batchId?: string | undefined
  /** The name of the model that makes it; left out: of the one that does new work. */
  model?: string | undefined
  /** Everything the work depends on, as it was at the click. */
  request: Record<string, unknown>
  /** What to charge for; none: free. Of a click all are free, or none. */
  operation?: PricedOperation | undefined
  expectedDurationMs?: number | undefined
  /** Leaves the provider time between the items of a batch. */
  afterMs?: number | undefined
  /** It is paid for and queued, but gets its job only when what it is made from is there. */
  awaitsInput?: boolean | undefined
}

/**
 * Writes the generations, their holds and their jobs: all of them, or nothing.
 * @returns them in the order of their starts
 * @throws DomainError ALREADY_RUNNING, PRICE_UNKNOWN, and those of requireStorageRoom and requireAffordable
 */
export async function startGenerations(
  ctx: WorkspaceContext,
  tx: Transaction,
  click: Click,
): Promise<GenerationRow[]> {
  const { storyboardId, starts, maxCredits } = click
  // A storyboard is only text.
  if (starts.some(({ kind }) => kind !== 'storyboard')) await requireStorageRoom(ctx, tx)
  const started = await writeRows(ctx, tx, click)
  await markTracks(tx, started, 'start')
  const operation = starts.at(-1)?.operation
  if (operation) {
    const { workspaceId, unconfirmedMax } = ctx
    const charge = { workspaceId, storyboardId, operation, maxCredits, unconfirmedMax }
    await holdCredits(tx, charge, started)
  }
  await enqueue(ctx, tx, starts, started)
  await announceGenerations(tx, started)
  return started
}

/** Starts one. @throws DomainError those of startGenerations */
export async function startGeneration(
  ctx: WorkspaceContext,
  tx: Transaction,
  { storyboardId, maxCredits, ...start }: GenerationStart & Omit<Click, 'starts'>,
): Promise<GenerationRow> {
  const [generation] = await startGenerations(ctx, tx, {
    storyboardId,
    maxCredits,
    starts: [start],
  })
  if (!generation) throw new Error('Nothing was started.')
  return generation
}

async function writeRows(
  { workspaceId, actor, models }: WorkspaceContext,
  tx: Transaction,
  { storyboardId, starts }: Click,
): Promise<GenerationRow[]> {
  const priceOf = await readModelPrices(tx)
  const rows = starts.map((start) => ({
    id: randomUUID(),
    workspaceId,
    startedBy: personOf(actor),
    kind: start.kind,
    provider: providerOf(models, start),
    storyboardId,
    sceneId: start.sceneId ?? null,
    batchId: start.batchId ?? null,
    request: start.request,
    price: start.operation ? priceOf(start.operation, providerOf(models, start) ?? '') : 0,
    expectedDurationMs: start.expectedDurationMs ?? null,
    awaitsInput: start.awaitsInput ?? false,
  }))
  const written = await tx.insert(generations).values(rows).onConflictDoNothing().returning()
  const byId = new Map(written.map((row) => [row.id, row]))
  return rows.map(({ id }) => {
    const row = byId.get(id)
    if (!row) throw new DomainError('ALREADY_RUNNING')
    return row
  })
}

function providerOf(models: Registry, { kind, model }: GenerationStart): string | null {
  const { maker } = KINDS[kind]
  return maker && (model ?? models.chosen(maker).name)
}

/** @param started as their starts. */
async function enqueue(
  ctx: WorkspaceContext,
  tx: Transaction,
  starts: GenerationStart[],
  started: GenerationRow[],
): Promise<void> {
  const ready = started
    .map(({ id, kind, awaitsInput }, index) => ({
      kind,
      awaitsInput,
      job: { id, payload: { generationId: id }, afterMs: starts[index]?.afterMs },
    }))
    .filter(({ awaitsInput }) => !awaitsInput)
  const { workspaceId } = ctx
  const isFirst = await goesFirst(ctx, tx, workspaceId)
  for (const [kind, ofKind] of Map.groupBy(ready, (one) => one.kind)) {
    const jobs = ofKind.map(({ job }) => job)
    await ctx.queue.enqueue(tx, KINDS[kind].job, jobs, workspaceId, isFirst)
  }
}

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
 * @throws DomainError REFUSED_IN_THIS_STATE when the same id comes with another wish, NOT_FOUND when all that it
 * started is deleted
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
  if (rows.length === 0 && before.generationIds.length > 0) throw new DomainError('NOT_FOUND')
  const byId = new Map(rows.map((row) => [row.id, row]))
  return before.generationIds.flatMap((id) => {
    const row = byId.get(id)
    return row ? [presentGeneration(row)] : []
  })
}
