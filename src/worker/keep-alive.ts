import { Client } from 'pg'
import { PgDialect } from 'drizzle-orm/pg-core'
import { showLife } from '#domain/generation/index.ts'

/** After so long without a word the network asks whether the other side is still there. */
const SILENT_FOR_MS = 10_000

/**
 * Shows that this worker lives, on a connection of its own. When that connection is lost, others may
 * already be taking over this worker's generations: `onLost` must end the process.
 */
export async function keepAlive(
  databaseUrl: string,
  workerId: string,
  onLost: (reason: string) => void,
): Promise<() => Promise<void>> {
  const client = new Client({
    connectionString: databaseUrl,
    keepAlive: true,
    keepAliveInitialDelayMillis: SILENT_FOR_MS,
  })
  let stopped = false
  client.on('error', () => undefined)
  client.on('end', () => {
    if (!stopped) onLost('its database connection was lost')
  })
  await client.connect()
  const { sql, params } = new PgDialect().sqlToQuery(showLife(workerId))
  await client.query(sql, params)
  return async () => {
    stopped = true
    await client.end()
  }
}
