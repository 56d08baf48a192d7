import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import * as schema from './schema/index.ts'

export type Database = NodePgDatabase<typeof schema>
/** Inside `db.transaction`: the same operations, committed together or not at all. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

export type DatabaseConnection = { db: Database; pool: Pool; close: () => Promise<void> }

/** Opens a pool of at most `poolSize` connections. Lost connections are replaced when next needed. */
export function connectDatabase(url: string, poolSize: number): DatabaseConnection {
  const pool = new Pool({ connectionString: url, max: poolSize })
  // Without a listener a lost connection would end the process: the pool hears of those that are idle, and
  // each must be heard itself while it is checked out, between two statements of a transaction.
  pool.on('error', (error) => console.error(`A database connection was lost: ${error.message}`))
  pool.on('connect', (client) => void client.on('error', () => undefined))
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() }
}
