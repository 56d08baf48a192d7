import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Monitor, Period } from '#contract/monitor.ts'
import type { Database } from '#database/client.ts'
import { LAST_BACKUP } from '../backup/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'
import { readSetting } from '../settings.ts'
import { slotsOf } from './period.ts'
import { readSpend, readVendors } from './read-vendors.ts'

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
