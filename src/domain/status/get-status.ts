import { eq, inArray, sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import type { PartState, Status, StatusPart } from '#contract/status.ts'
import { generations, healthChecks } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { countWorkers } from '../worker-lease.ts'
import { databaseAnswers } from './database-answers.ts'
import { readUptimeDays } from './read-uptime-days.ts'

/** Work that waits longer than this is not taken up as it should be. */
const LONG_WAIT_MS = 5 * 60_000
/** A worker looks every minute; what it found earlier tells nothing of now. */
const CHECK_IS_FRESH = sql`${healthChecks.checkedAt} > now() - interval '3 minutes'`

/** How the installation is right now, and was on the last 30 days. It answers whatever is down. */
export async function getStatus(ctx: Context): Promise<Status> {
  const checkedAt = new Date()
  if (!(await databaseAnswers(ctx.db))) {
    const parts = present({
      database: 'down',
      worker: 'unknown',
      queue: 'unknown',
      storage: 'unknown',
    })
    return { state: 'down', parts, queue: null, days: [], checkedAt }
  }
  const [workers, queue, storage, days] = await Promise.all([
    countWorkers(ctx.db),
    readQueue(ctx),
    readStorage(ctx),
    readUptimeDays(ctx.db),
  ])
  const parts = present({
    database: 'up',
    worker: workers > 0 ? 'up' : 'down',
    queue: (queue.oldestWaitMs ?? 0) > LONG_WAIT_MS ? 'degraded' : 'up',
    storage,
  })
  const allUp = parts.every(({ state }) => state === 'up')
  const worksOn = workers > 0 ? 'degraded' : 'down'
  return { state: allUp ? 'up' : worksOn, parts, queue, days, checkedAt }
}

/** That this answers at all says that the site is up. */
function present(states: Record<Exclude<StatusPart, 'site'>, PartState>): Status['parts'] {
  const all = { site: 'up', ...states } as const
  return Object.entries(all).map(([part, state]) => ({ part: part as StatusPart, state }))
}

async function readQueue(ctx: Context): Promise<NonNullable<Status['queue']>> {
  const { state, createdAt, awaitsInput } = generations
  // What waits for an image or a voice-over is not in line yet.
  const isInLine = sql`${state} = 'queued' and not ${awaitsInput}`
  const [queue] = await ctx.db
    .select({
      waiting: sql<number>`count(*) filter (where ${isInLine})::int`,
      running: sql<number>`count(*) filter (where ${state} in ('running', 'waiting'))::int`,
      oldestWaitMs: sql<
        number | null
      >`round(extract(epoch from now() - min(${createdAt}) filter (where ${isInLine})) * 1000)::float8`,
    })
    .from(generations)
    .where(inArray(state, UNFINISHED_STATES))
  return queue ?? { waiting: 0, running: 0, oldestWaitMs: null }
}

async function readStorage(ctx: Context): Promise<PartState> {
  // What a worker found may be half a minute old.
  const hasRoom = await ctx.storage.requireRoom().then(
    () => true,
    () => false,
  )
  if (!hasRoom) return 'down'
  const [check] = await ctx.db
    .select({ ok: healthChecks.ok, isFresh: sql<boolean>`${CHECK_IS_FRESH}` })
    .from(healthChecks)
    .where(eq(healthChecks.part, 'storage'))
  if (!check?.isFresh) return 'unknown'
  return check.ok ? 'up' : 'down'
}
