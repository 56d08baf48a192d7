import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { migrateDatabase } from '#database/migrate.ts'
import { openQueue } from '#queue/queue.ts'

export const TEMPLATE = 'template_reelwright'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated database that every test's own is copied from. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'))
  chmodSync(folder, 0o711)
  const server = await openEmbeddedDatabase(folder)
  await makeTemplate(server.url)
  project.provide('databaseServerUrl', server.url)
  return async () => {
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  // Nothing here has to survive a power cut.
  await client.query('alter system set fsync = off')
  await client.query('alter system set full_page_writes = off')
  await client.query('select pg_reload_conf()')
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  const url = urlOfDatabase(serverUrl, TEMPLATE)
  await migrateDatabase(url)
  // The queue's own tables, too, so that opening a queue in a test finds them made.
  await (await openQueue(url, 'sender')).stop()
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
