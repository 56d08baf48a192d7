import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Generation, GenerationKind } from '#contract/generation.ts'
import type { Wait } from '#contract/studio.ts'
import type { Database, Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

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

export type GenerationRow = typeof generations.$inferSelect

/** What leaves the server of a generation. */
export function presentGeneration(row: GenerationRow): Generation {
  const { id, kind, state, storyboardId, sceneId, price, progress, expectedDurationMs } = row
  const { failure, createdAt, startedAt, endedAt } = row
  return {
    id,
    kind,
    state,
    storyboardId,
    sceneId,
    price,
    progress,
    expectedDurationMs,
    failure,
    createdAt,
    startedAt,
    endedAt,
  }
}

type Request = GenerationRow['request']

/** Of what a model made last, so many are looked at, and of these so many that are most alike in size. */
const LAST = 20
const ALIKE = 3
/** Fewer tell nothing of how long it takes at most. */
const TELLING = 5

/**
 * How long a model really took lately, with as many made at once as there were: the median of those that are about
 * as long as what is asked for. Null when it has made none.
 */
export async function usualTime(
  db: Database | Transaction,
  kind: GenerationKind,
  provider: string,
): Promise<(request: Request) => number | null> {
  const made = await readMade(db, kind, provider)
  return (request) => {
    const far = (one: { size: number }) => Math.abs(one.size - sizeOf(request))
    const alike = made.toSorted((one, other) => far(one) - far(other)).slice(0, ALIKE)
    return shareOf(alike, 0.5)
  }
}

/** What one may say of waiting for a model; null until it has made a few. */
export async function usualWait(
  db: Database | Transaction,
  kind: GenerationKind,
  provider: string,
): Promise<Wait | null> {
  const made = await readMade(db, kind, provider)
  const [usualMs, longMs] = [shareOf(made, 0.5), shareOf(made, 0.9)]
  return made.length < TELLING || usualMs === null || longMs === null ? null : { usualMs, longMs }
}

async function readMade(db: Database | Transaction, kind: GenerationKind, provider: string) {
  const { request, startedAt, endedAt } = generations
  const rows = await db
    .select({ request, startedAt, endedAt })
    .from(generations)
    .where(
      and(
        eq(generations.kind, kind),
        eq(generations.state, 'succeeded'),
        eq(generations.provider, provider),
        isNotNull(endedAt),
      ),
    )
    .orderBy(desc(endedAt))
    .limit(LAST)
  return rows.map((row) => ({
    size: sizeOf(row.request),
    tookMs: (row.endedAt?.getTime() ?? 0) - (row.startedAt?.getTime() ?? 0),
  }))
}

/** What the time depends on: the length of a clip, of what is spoken, or of the video that is written; of an image nothing. */
function sizeOf({ durationMs, text, durationS }: Request): number {
  return Number(durationMs ?? durationS ?? (typeof text === 'string' ? text.length : 0))
}

/** @param share of them that took no longer: 0.5 for the median. */
function shareOf(made: readonly { tookMs: number }[], share: number): number | null {
  const took = made.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
  return took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? null
}
