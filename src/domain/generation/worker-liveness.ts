import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/** Any number; the first half of the advisory locks by which workers show that they live. */
const LIVENESS = 7_218_401

/**
 * A worker holds this lock on a connection of its own for as long as it lives; PostgreSQL lets go of it
 * the moment the process is gone, and within half a minute when its machine or the network is: by itself it would
 * ask a silent machine only after two hours. Nothing has to be renewed, no clock has to be trusted.
 */
export function showLife(workerId: string): SQL {
  return sql`select pg_advisory_lock(${LIVENESS}, hashtext(${workerId})),
    set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`
}

/** True for a generation whose worker is gone. */
export const workerIsGone: SQL<boolean> = sql`not exists (
  select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${LIVENESS}::oid and objid = (hashtext(worker_id::text)::bigint & 4294967295)::oid
)`

/** How many workers live. */
export async function countWorkers(db: Database): Promise<number> {
  const { rows } = await db.execute<{ workers: number }>(sql`
    select count(*)::int as workers from pg_locks where locktype = 'advisory' and granted
      and database = (select oid from pg_database where datname = current_database())
      and classid = ${LIVENESS}::oid`)
  return rows[0]?.workers ?? 0
}
