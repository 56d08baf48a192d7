import { Client } from 'pg'
import type { Environment } from '#config/environment.ts'
import {
  type OpenDatabase,
  openEmbeddedDatabase,
} from '#database/embedded/open-embedded-database.ts'

/** An address that swallows every packet would keep the operator waiting for minutes. */
const CONNECT_WITHIN_MS = 10_000

/**
 * The configured PostgreSQL server, or the data folder's own. Whoever works on it brings its schema up to date.
 * @throws Error in words for the operator when it cannot be used.
 */
export async function openDatabase(
  environment: Environment,
  signal: AbortSignal,
  say?: (line: string) => void,
): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, DATABASE_PORT } = environment
  if (DATABASE_URL === undefined) {
    return await openEmbeddedDatabase(DATA_DIR, { wantedPort: DATABASE_PORT, signal, say })
  }
  await tryToConnect(DATABASE_URL)
  return { url: DATABASE_URL, close: async () => undefined }
}

async function tryToConnect(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  try {
    await client.connect()
    await client.query('select 1')
  } catch (error) {
    throw new Error(`The server of DATABASE_URL cannot be used: ${messageOf(error)}`, {
      cause: error,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Node's connection errors say nothing themselves; their parts do. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
