import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { copyInstallation } from './copy-installation.ts'
import { makeInstallation, setUpDatabase } from './make-installation.ts'

export const TEMPLATE = 'template_reelwright'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServerUrl: string
    installedFolder: string
  }
}

/**
 * One PostgreSQL for the whole run, with a migrated database that every test's own is copied from, and the data folder
 * of an installation for those that start one.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'reelwright-test-'))
  chmodSync(folder, 0o711)
  const [installed, served] = [join(folder, 'installed'), join(folder, 'served')]
  await makeInstallation(installed)
  mkdirSync(served)
  await copyInstallation(installed, served)
  const server = await openEmbeddedDatabase(served)
  await makeTemplate(server.url)
  project.provide('databaseServerUrl', server.url)
  project.provide('installedFolder', installed)
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
  // Its databases are gone before there is anything to clear up.
  await client.query('alter system set autovacuum = off')
  await client.query('select pg_reload_conf()')
  await makePasswordQuick(client, serverUrl)
  await client.query(`create database ${TEMPLATE}`)
  await client.end()
  await setUpDatabase(urlOfDatabase(serverUrl, TEMPLATE))
}

/** Thousands of connections are made, for each of which a client hashes the password as often as it was hashed here. */
async function makePasswordQuick(client: Client, serverUrl: string): Promise<void> {
  const { username, password } = new URL(serverUrl)
  await client.query('set scram_iterations = 1')
  const role = client.escapeIdentifier(decodeURIComponent(username))
  const secret = client.escapeLiteral(decodeURIComponent(password))
  await client.query(`alter role ${role} password ${secret}`)
}

export function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}
