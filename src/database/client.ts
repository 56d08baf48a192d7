import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema/index.ts'
import { whyUnavailable } from './faults.ts'

export type Database = NodePgDatabase<typeof schema>
/** Inside `db.transaction`: the same operations, committed together or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type DatabaseConnection = { db: Database; pool: Pool; close: () => Promise<void> }

/** How long a connection may take, and a statement; without them both take as long as they take. */
export type DatabaseLimits = { connectWithinMs: number; answerWithinMs: number }

/** Opens a pool of at most `poolSize` connections. Lost connections are replaced when next needed. */
export function connectDatabase(
  url: string,
  poolSize: number,
  limits?: DatabaseLimits,
): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    ...(limits && {
      connectionTimeoutMillis: limits.connectWithinMs,
      // Counted on this side: a database that hangs cannot count.
      query_timeout: limits.answerWithinMs,
      statement_timeout: limits.answerWithinMs,
    }),
  })
  // Without a listener a lost connection would end the process: the pool hears of those that are idle, and
  // each must be heard itself while it is checked out, between two statements of a transaction.
  pool.on('error', (error) => {
    // What is lost while it is closed is no news.
    if (!pool.ending) console.error(`A database connection was lost: ${error.message}`)
  })
  pool.on('connect', (client) => void client.on('error', () => undefined))
  const db = drizzle(pool, { schema })
  db.transaction = transactionsOf(pool)
  return { db, pool, close: () => pool.end() }
}

/**
 * Drizzle keeps the connection for good when `begin` fails, and hands it back as clean when `rollback` was
 * never answered: after a stall the pool would be empty, or the next statement part of a transaction that
 * nobody commits. Such a connection is closed.
 */
function transactionsOf(pool: Pool): Database['transaction'] {
  return async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      return await drizzle(client, { schema }).transaction(work, config)
    } catch (error) {
      isBroken = whyUnavailable(error) !== null
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}
