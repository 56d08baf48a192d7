import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, gt, inArray, lt, or, sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import type { PartState, Status, StatusDay, StatusPart } from '#contract/site.ts'
import type { Database } from '#database/client.ts'
import { generations, healthChecks, uptimeDays, vendorCalls } from '#database/schema/index.ts'
import { measureQueue, type QueueMeasure } from '#queue/queue.ts'
import { discardStoredFile, storeFile } from './asset/index.ts'
import type { Context } from './context.ts'
import { inTemporaryFolder } from './temporary-folder.ts'
import { countWorkers } from './worker-lease.ts'

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

const DAYS_SHOWN = 30

/**
 * The last 30 days on which the installation existed, the oldest first: of each, the share of its minutes
 * in which everything worked. The first day counts from its first minute, today until the minute that is
 * over; a day without a record was down all day.
 */
async function readUptimeDays(db: Database): Promise<StatusDay[]> {
  const { rows } = await db.execute<{ date: string; minutesUp: number; minutes: number }>(sql`
    with bounds as (
      select min(day) as first_day, (now() at time zone 'utc')::date as today from uptime_days
    ), days as (
      select date::date as day, today
      from bounds cross join generate_series(greatest(first_day, today - ${DAYS_SHOWN - 1}::int), today, interval '1 day') as date
      where first_day is not null
    )
    select to_char(days.day, 'YYYY-MM-DD') as date,
      coalesce(minutes_up, 0) as "minutesUp",
      (extract(epoch from
        least((days.day + 1)::timestamp at time zone 'utc', date_trunc('minute', now()))
        - case when days.day = (select first_day from bounds) then first_minute
            else days.day::timestamp at time zone 'utc' end
      ) / 60)::int as minutes
    from days left join uptime_days on uptime_days.day = days.day
    order by days.day`)
  return rows.map(({ date, minutesUp, minutes }) => ({
    date,
    upRatio: minutes > 0 ? Math.min(1, minutesUp / minutes) : 1,
  }))
}

const ANSWER_WITHIN_MS = 2000

/** Whether the database answers within two seconds. */
export async function databaseAnswers(db: Database): Promise<boolean> {
  const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const late = new Promise<boolean>((resolve) =>
    timeout.addEventListener('abort', () => resolve(false)),
  )
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return await Promise.race([asked, late])
}

const thisMinute = sql`date_trunc('minute', now())`

/**
 * Tries the storage and counts the present minute as one in which everything worked, or did not. Called
 * by every worker more than once a minute; one call a minute does the work.
 */
export async function recordMinute(ctx: Context): Promise<void> {
  const [mine] = await ctx.db
    .insert(healthChecks)
    .values({ part: 'storage', ok: false, checkedAt: sql`now()` })
    .onConflictDoUpdate({
      target: healthChecks.part,
      set: { checkedAt: sql`now()` },
      setWhere: lt(healthChecks.checkedAt, thisMinute),
    })
    .returning()
  if (!mine) return
  const ok = await storageWorks(ctx)
  await ctx.db.transaction(async (tx) => {
    await tx.update(healthChecks).set({ ok }).where(eq(healthChecks.part, 'storage'))
    await tx
      .insert(uptimeDays)
      .values({
        day: sql`(now() at time zone 'utc')::date`,
        firstMinute: thisMinute,
        minutesUp: Number(ok),
      })
      .onConflictDoUpdate({
        target: uptimeDays.day,
        set: { minutesUp: sql`${uptimeDays.minutesUp} + ${Number(ok)}` },
      })
  })
}

/** Whether a file can be written and is there afterwards. */
async function storageWorks(ctx: Context): Promise<boolean> {
  try {
    await ctx.storage.requireRoom()
    return await inTemporaryFolder((folder) => isKept(ctx, join(folder, 'probe.txt')))
  } catch (error) {
    console.error(`The storage does not work: ${(error as Error).message}`)
    return false
  }
}

async function isKept(ctx: Context, path: string): Promise<boolean> {
  await writeFile(path, randomUUID())
  const { storageKey } = await storeFile(ctx, 'probes', { path, contentType: 'text/plain' })
  const found = await ctx.storage.stat(storageKey)
  await discardStoredFile(ctx, storageKey)
  return found !== null
}

type Counted<Names> = Names & { count: number }

type WorkMeasure = {
  queue: QueueMeasure[]
  /** Those that are not over, and those that were begun within the last hour. */
  generations: Counted<{ kind: string; state: string }>[]
  /** Requests sent to vendors within the last hour, by how they ended. */
  vendorCalls: Counted<{ provider: string; state: string }>[]
}

const AN_HOUR_AGO = sql`now() - interval '1 hour'`
const count = sql<number>`count(*)::int`

/** What is under way on the whole installation, whichever machine works on it. */
export async function measureWork(db: Database): Promise<WorkMeasure> {
  const { kind, state, startedAt } = generations
  const [queue, made, called] = await Promise.all([
    measureQueue(db),
    db
      .select({ kind, state, count })
      .from(generations)
      .where(or(inArray(state, UNFINISHED_STATES), gt(startedAt, AN_HOUR_AGO)))
      .groupBy(kind, state),
    db
      .select({ provider: vendorCalls.provider, state: vendorCalls.state, count })
      .from(vendorCalls)
      .where(gt(vendorCalls.sentAt, AN_HOUR_AGO))
      .groupBy(vendorCalls.provider, vendorCalls.state),
  ])
  return { queue, generations: made, vendorCalls: called }
}
