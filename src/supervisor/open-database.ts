import type { Environment } from '#config/environment.ts'
import {
  type OpenDatabase,
  openEmbeddedDatabase,
} from '#database/embedded/open-embedded-database.ts'
import { migrateDatabase } from '#database/migrate.ts'

/** The configured PostgreSQL, or the data folder's own; brought to the present schema. */
export async function openDatabase(environment: Environment): Promise<OpenDatabase> {
  const { DATABASE_URL, DATA_DIR, DATABASE_PORT } = environment
  const database =
    DATABASE_URL === undefined
      ? await openEmbeddedDatabase(DATA_DIR, DATABASE_PORT)
      : { url: DATABASE_URL, close: async () => undefined }
  try {
    await migrateDatabase(database.url)
  } catch (error) {
    await database.close()
    const which =
      DATABASE_URL === undefined ? 'The embedded database' : 'The server of DATABASE_URL'
    throw new Error(`${which} cannot be used: ${messageOf(error)}`, { cause: error })
  }
  return database
}

/** Node's connection errors say nothing themselves; their parts do. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join('; ')
  return error instanceof Error ? error.message : String(error)
}
