import { onTestFinished } from 'vitest'
import { connectDatabase } from '#database/client.ts'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { installedFolder } from './installed-folder.ts'
import type { TestDatabase } from './postgres.ts'

/** A PostgreSQL of this test's own, for one that needs so many connections that others would get none. */
export async function createOwnServer(): Promise<TestDatabase> {
  const server = await openEmbeddedDatabase(await installedFolder())
  onTestFinished(server.close)
  const { db, close } = connectDatabase(server.url, 5)
  onTestFinished(close)
  return { url: server.url, db }
}
