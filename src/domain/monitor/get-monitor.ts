import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Monitor, Period } from '#contract/monitor.ts'
import type { Database } from '#database/client.ts'
import { requireAdmin } from '../actor.ts'
import { LAST_BACKUP } from '../backup/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { readSetting } from '../settings.ts'

const IN_LINE = sql`state = 'queued'`
const BackupNote = z.object({ at: z.coerce.date(), sizeBytes: z.number() })

/** How the installation works now, and did in the period. @throws DomainError FORBIDDEN */
export async function getMonitor(
  ctx: WorkspaceContext,
  { period }: { period: Period },
): Promise<Monitor> {
  requireAdmin(ctx)
  const { db } = ctx
  const [underWay, failed, held, vendors, spend, waits, byFolder, disk, note] = await Promise.all([
    readUnderWay(db),
    readFailed(db, period),
    readHeld(db, period),
    readVendors(db, period),
    readSpend(db),
    readWaits(db, period),
    readFolders(db),
    ctx.storage.room?.() ?? null,
    readSetting(db, ...LAST_BACKUP),
  ])
  return {
    at: new Date(),
    ...underWay,
    failed,
    held,
    vendors,
    spendMicroUsd: vendors.reduce((sum, { costMicroUsd }) => sum + costMicroUsd, 0),
    spend,
    waits,
    storage: { byFolder, disk },
    lastBackup: BackupNote.safeParse(note).data ?? null,
  }
}

async function readUnderWay(db: Database): Promise<Pick<Monitor, 'running' | 'waiting'>> {
  const { rows } = await db.execute<{
    kind: keyof Monitor['running']
    running: number
    waiting: number
    longest_ms: number | null
  }>(sql`
    select kind, (count(*) filter (where not ${IN_LINE}))::int as running,
      (count(*) filter (where ${IN_LINE}))::int as waiting,
      (max(extract(epoch from now() - created_at)) filter (where ${IN_LINE}) * 1000)::float8 as longest_ms
    from generations where state in ('queued', 'running', 'waiting') group by kind`)
  const running = { storyboard: 0, voice: 0, image: 0, clip: 0, export: 0 }
  for (const row of rows) running[row.kind] = row.running
  const longest = rows.flatMap(({ longest_ms }) => longest_ms ?? [])
  const jobs = rows.reduce((sum, { waiting }) => sum + waiting, 0)
  return {
    running,
    waiting: { jobs, longestMs: longest.length > 0 ? Math.max(...longest) : null },
  }
}

async function readFailed(db: Database, period: Period): Promise<Monitor['failed']> {
  const { rows } = await db.execute<{ provider: string | null; jobs: number }>(sql`
    select provider, count(*)::int as jobs from generations
    where state = 'failed' and ended_at > ${slotsOf(period).since}
    group by provider order by jobs desc, provider`)
  const worst = rows.find(({ provider }) => provider !== null)
  return {
    jobs: rows.reduce((sum, { jobs }) => sum + jobs, 0),
    most: worst?.provider ? { provider: worst.provider, jobs: worst.jobs } : null,
  }
}

async function readHeld(db: Database, period: Period): Promise<Monitor['held']> {
  const { rows } = await db.execute<Record<string, number>>(sql`
    select coalesce(sum(amount) filter (where job.state in ('running', 'waiting')), 0)::int as running,
      coalesce(sum(amount) filter (where job.state = 'queued'), 0)::int as waiting,
      coalesce(sum(amount) filter (where job.state is null or job.state not in ('queued', 'running', 'waiting')), 0)::int
        as without_job,
      count(*)::int as jobs,
      (count(*) filter (where holds.created_at < now() - interval '1 hour'))::int as old_jobs,
      coalesce(sum(amount) filter (where holds.created_at < now() - interval '1 hour'), 0)::int as old_credits,
      (select coalesce(sum(amount), 0)::int from holds
        where state = 'released' and ended_at > ${slotsOf(period).since}) as given_back
    from holds left join generations as job on job.id = generation_id where holds.state = 'open'`)
  const of = (name: string) => rows[0]?.[name] ?? 0
  return {
    running: of('running'),
    waiting: of('waiting'),
    withoutJob: of('without_job'),
    jobs: of('jobs'),
    old: { jobs: of('old_jobs'), credits: of('old_credits') },
    givenBack: of('given_back'),
  }
}

/** A slot in which nothing began is left out: nobody waited in it. */
async function readWaits(db: Database, period: Period): Promise<Monitor['waits']> {
  const { since, slotAt } = slotsOf(period)
  const waited = sql`extract(epoch from started_at - created_at) * 1000`
  const { rows } = await db.execute<{ at: string; half_ms: number; most_ms: number }>(sql`
    select ${slotAt(sql`started_at`)} as at,
      percentile_cont(0.5) within group (order by ${waited}) as half_ms,
      percentile_cont(0.95) within group (order by ${waited}) as most_ms
    from generations where started_at > ${since} and not awaits_input group by 1 order by 1`)
  return rows.map(({ at, half_ms, most_ms }) => ({
    at: new Date(at),
    halfMs: Math.max(0, half_ms),
    mostMs: Math.max(0, most_ms),
  }))
}

async function readFolders(db: Database): Promise<Record<string, number>> {
  const { rows } = await db.execute<{ folder: string; bytes: number }>(sql`
    select split_part(storage_key, '/', 1) as folder, sum(bytes)::float8 as bytes from (
      select storage_key, size_bytes + coalesce((thumbnail ->> 'sizeBytes')::bigint, 0) as bytes
      from assets
      union all
      select file.value ->> 'storageKey', (file.value ->> 'sizeBytes')::bigint
      from showcase_videos, jsonb_each(files) as file
    ) as kept group by 1 order by 2 desc`)
  return Object.fromEntries(rows.map(({ folder, bytes }) => [folder, bytes]))
}

const FAILED = sql`state in ('refused', 'failed', 'unknown')`

/** Every model that was called in the period, with its errors slot by slot; the busiest first. */
async function readVendors(db: Database, period: Period): Promise<Monitor['vendors']> {
  const { since, slotAt, all } = slotsOf(period)
  const { rows: vendors } = await db.execute<{
    provider: string
    calls: number
    errors: number
    most_ms: number | null
    cost: number
  }>(sql`
    select provider, count(*)::int as calls, (count(*) filter (where ${FAILED}))::int as errors,
      coalesce(sum(cost_micro_usd), 0)::float8 as cost,
      percentile_cont(0.95) within group (order by extract(epoch from ended_at - sent_at) * 1000)
        filter (where state = 'delivered') as most_ms
    from vendor_calls where sent_at > ${since} group by provider order by calls desc, provider`)
  const { rows: slots } = await db.execute<{
    provider: string
    at: string
    calls: number
    errors: number
  }>(sql`
    with made as (
      select provider, ${slotAt(sql`sent_at`)} as at, count(*)::int as calls,
        (count(*) filter (where ${FAILED}))::int as errors
      from vendor_calls where sent_at > ${since} group by 1, 2)
    select asked.provider, slot as at, coalesce(calls, 0) as calls, coalesce(errors, 0) as errors
    from (select distinct provider from made) as asked cross join ${all} as slot
      left join made on made.provider = asked.provider and made.at = slot
    order by slot`)
  return vendors.map(({ provider, calls, errors, most_ms, cost }) => ({
    provider,
    calls,
    errors,
    mostMs: most_ms,
    costMicroUsd: cost,
    slots: slots
      .filter((slot) => slot.provider === provider)
      .map((slot) => ({ at: new Date(slot.at), calls: slot.calls, errors: slot.errors })),
  }))
}

/** What vendors took on each of the last 14 days, by model. */
async function readSpend(db: Database): Promise<Monitor['spend']> {
  const { since, slotAt, all } = slotsOf('14d')
  const { rows } = await db.execute<{ at: string; provider: string | null; cost: number }>(sql`
    select slot as at, spent.provider, coalesce(spent.cost, 0)::float8 as cost
    from ${all} as slot left join (
      select ${slotAt(sql`sent_at`)} as at, provider, sum(cost_micro_usd) as cost
      from vendor_calls where sent_at > ${since} and cost_micro_usd > 0 group by 1, 2
    ) as spent on spent.at = slot
    order by slot, spent.provider`)
  const days = new Map<string, Record<string, number>>()
  for (const { at, provider, cost } of rows) {
    days.set(at, { ...days.get(at), ...(provider !== null && { [provider]: cost }) })
  }
  return [...days].map(([at, byProvider]) => ({ at: new Date(at), byProvider }))
}

const LENGTHS: Record<Period, { length: string; slot: string }> = {
  '1h': { length: '1 hour', slot: '5 minutes' },
  '24h': { length: '24 hours', slot: '1 hour' },
  '14d': { length: '14 days', slot: '1 day' },
}
/** Slots begin where clocks and days do. */
const ORIGIN = sql`timestamptz '2000-01-01 00:00:00+00'`

/** A period as SQL: when it began, and into which slot of it a moment falls. */
export function slotsOf(period: Period) {
  const { length, slot } = LENGTHS[period]
  const width = sql`${slot}::interval`
  const slotAt = (moment: SQL): SQL => sql`date_bin(${width}, ${moment}, ${ORIGIN})`
  const since = sql`(now() - ${length}::interval)`
  /** Every slot, also those in which nothing happened. */
  const all = sql`generate_series(${slotAt(since)}, now(), ${width})`
  return { since, slotAt, all }
}
