import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { inject, onTestFinished } from 'vitest'
import { connectDatabase, type Database } from '#database/client.ts'
import { TEMPLATE, urlOfDatabase } from './global-setup.ts'

export type TestDatabase = { url: string; db: Database }

/** A migrated database of this test's own, dropped when the test ends. Call it inside the test. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  await onServer(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const url = urlOfDatabase(inject('databaseServerUrl'), name)
  const { db, close } = connectDatabase(url, 5)
  onTestFinished(async () => {
    await close()
    await onServer(`drop database ${name} with (force)`)
  })
  return { url, db }
}

/** Makes and drops the databases of this process, one after the other. */
let server: Promise<Client> | null = null

async function onServer(statement: string): Promise<void> {
  server ??= connectToServer()
  await (await server).query(statement)
}

async function connectToServer(): Promise<Client> {
  const client = new Client({ connectionString: inject('databaseServerUrl') })
  // At the end of the run the server stops before the tests' processes do.
  client.on('error', () => undefined)
  await client.connect()
  return client
}
