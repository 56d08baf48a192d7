import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { readClusterRecord } from '#database/embedded/cluster-record.ts'
import { openEmbeddedDatabase } from '#database/embedded/open-embedded-database.ts'
import { stopPostmaster } from '#database/embedded/postmaster.ts'

type Opened = { url: string; cluster: string; close: () => Promise<void> }

/** The embedded PostgreSQL of a folder, until the test ends. Call it inside the test. */
export async function openForTest(folder: string, port: number | null = null): Promise<Opened> {
  const database = await openEmbeddedDatabase(folder, { wantedPort: port })
  const { cluster } = await readClusterRecord(folder)
  onTestFinished(async () => {
    await database.close()
    await stopPostmaster(cluster)
    if (!cluster.startsWith(folder)) rmSync(join(cluster, '..'), { recursive: true, force: true })
  })
  return { ...database, cluster }
}

export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
