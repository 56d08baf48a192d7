import { hostname } from 'node:os'
import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import type { Database } from '#database/client.ts'

/** Any number; the first half of the advisory locks by which workers show that they live. */
const LEASES = 7_218_401

/** The name under which the connection of a lease is seen in the database; it says whose it is. */
export const LEASE_NAME = `reelwright worker on ${hostname()}`.slice(0, 63)

/** A worker that is silent for so long has lost its work to others. */
const LEASE_MS = 15_000
const RENEWALS_PER_LEASE = 5
/** After so long without a word the network asks whether the other side is still there. */
const SILENT_FOR_MS = 10_000

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

/**
 * Shows that this worker lives, on a connection of its own, and renews it. When the lease is lost, others may
 * already be taking over this worker's generations: `onLost` must end the process.
 */
export async function keepLease(
  databaseUrl: string,
  workerId: string,
  onLost: (reason: string) => void,
  leaseMs = LEASE_MS,
): Promise<() => Promise<void>> {
  const client = new Client({
    connectionString: databaseUrl,
    application_name: LEASE_NAME,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_FOR_MS,
  })
  let stopped = false
  let renewing = false
  client.on('error', () => undefined)
  client.on('end', () => {
    clearInterval(heartbeat)
    if (!stopped) onLost('its lease was lost with its database connection')
  })
  await client.connect()
  const lock = new PgDialect().sqlToQuery(takeLease(workerId, leaseMs))
  await client.query(lock.sql, lock.params)
  const heartbeat = setInterval(renew, leaseMs / RENEWALS_PER_LEASE)

  /** Any statement renews it. What fails here comes with the end of the connection. */
  function renew(): void {
    if (renewing) return
    renewing = true
    client
      .query('select 1')
      .catch(() => undefined)
      .finally(() => {
        renewing = false
      })
  }

  return async () => {
    stopped = true
    clearInterval(heartbeat)
    await client.end()
  }
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
