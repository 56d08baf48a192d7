import { Client } from 'pg'
import { PgDialect } from 'drizzle-orm/pg-core'
import { LEASE_NAME, takeLease } from '#domain/worker-lease.ts'

/** A worker that is silent for so long has lost its work to others. */
const LEASE_MS = 15_000
const RENEWALS_PER_LEASE = 5
/** After so long without a word the network asks whether the other side is still there. */
const SILENT_FOR_MS = 10_000

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
  const { sql, params } = new PgDialect().sqlToQuery(takeLease(workerId, leaseMs))
  await client.query(sql, params)
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
