import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, NodePgSession } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import * as schema from './schema/index.ts'
import { faultText, whyUnavailable } from './faults.ts'

export type Database = NodePgDatabase<typeof schema>
/** Inside `db.transaction`: the same operations, committed together or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

type Tables = ExtractTablesWithRelations<typeof schema>
type DatabaseConnection = { db: Database; pool: Pool; close: () => Promise<void> }

/** How long a connection may take, and a statement; without them both take as long as they take. */
type DatabaseLimits = { connectWithinMs: number; answerWithinMs: number }

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
  db.transaction = transactionsOf(pool, db)
  return { db, pool, close: () => pool.end() }
}

/**
 * Drizzle keeps the connection for good when `begin` fails, and hands it back as clean when `rollback` was
 * never answered: after a stall the pool would be empty, or the next statement part of a transaction that
 * nobody commits. Such a connection is closed.
 */
function transactionsOf(pool: Pool, db: Database): Database['transaction'] {
  const dialect = new PgDialect()
  const { fullSchema, schema: tables = {} as Tables, tableNamesMap } = db._
  // Reading all tables' relations anew, as `drizzle` does, would take longer than many a transaction.
  const known = { fullSchema, schema: tables, tableNamesMap }
  return async (work, config) => {
    const client = await pool.connect()
    let isBroken = false
    try {
      const session = new NodePgSession<typeof schema, Tables>(client, dialect, known)
      return await session.transaction(work, config)
    } catch (error) {
      isBroken = whyUnavailable(error) !== null
      throw error
    } finally {
      client.release(isBroken)
    }
  }
}

const REPEAT_WITHIN_MS = 60_000
const PAUSE_MS = 500

/**
 * The same database, whose transactions are tried again while their connection is lost or none is to be had.
 * Whether a commit arrived may be unknown then: only for work that begins by checking that it is still to be done.
 */
export function repeatLost(db: Database): Database {
  const once = db.transaction.bind(db)
  db.transaction = async (work, config) => {
    const deadline = Date.now() + REPEAT_WITHIN_MS
    for (;;) {
      try {
        return await once(work, config)
      } catch (error) {
        if (whyUnavailable(error) !== 'away' || Date.now() > deadline) throw error
        console.error(`The database is away, and tried again: ${faultText(error)}`)
        await pause(PAUSE_MS)
      }
    }
  }
  return db
}
