import { hostname } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

/** Any number; the first half of the advisory locks by which workers show that they live. */
const LEASES = 7_218_401

/** The name under which the connection of a lease is seen in the database; it says whose it is. */
export const LEASE_NAME = `reelwright worker on ${hostname()}`.slice(0, 63)

/**
 * A worker's lease is this lock, on a connection of its own. It ends with the process; within half a minute with
 * its machine or the network, which PostgreSQL would ask after only two hours later by itself; and with a worker
 * that hangs, because PostgreSQL closes a connection that was not renewed by any statement for `leaseMs`. Only
 * the database's clock counts, and who lost the lease learns it from the closed connection.
 */
export function takeLease(workerId: string, leaseMs: number): SQL {
  return sql`select pg_advisory_lock(${LEASES}, hashtext(${workerId})),
    set_config('idle_session_timeout', ${String(leaseMs)}, false),
    set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
    set_config('tcp_keepalives_count', '3', false)`
}

/** True for a generation whose worker is gone. */
export const workerIsGone: SQL<boolean> = sql`not exists (
  select from pg_locks where locktype = 'advisory' and granted
    and database = (select oid from pg_database where datname = current_database())
    and classid = ${LEASES}::oid and objid = (hashtext(worker_id::text)::bigint & 4294967295)::oid
)`

const LIVING = sql`from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = ${LEASES}::oid
    and database = (select oid from pg_database where datname = current_database())`

/** How many workers live. */
export async function countWorkers(db: Database): Promise<number> {
  const { rows } = await db.execute<{ workers: number }>(
    sql`select count(*)::int as workers ${LIVING}`,
  )
  return rows[0]?.workers ?? 0
}

/** How many of them on this machine, or in this container. */
export async function countWorkersHere(db: Database): Promise<number> {
  const { rows } = await db.execute<{ workers: number }>(
    sql`select count(*)::int as workers ${LIVING} and application_name = ${LEASE_NAME}`,
  )
  return rows[0]?.workers ?? 0
}
