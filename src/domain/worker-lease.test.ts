import { randomUUID } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { countWorkers, takeLease } from '#domain/worker-lease.ts'
import { createTestContext } from '#testing/test-context.ts'
import { keepLease } from './worker-lease.ts'

const SHORT_MS = 1500
const WAIT = { timeout: 20_000, interval: 50 }

/** A worker that takes the lease and is never heard of again, though its connection stands. */
async function hang(databaseUrl: string, leaseMs: number): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  const { sql, params } = new PgDialect().sqlToQuery(takeLease(randomUUID(), leaseMs))
  await client.query(sql, params)
  return client
}

test('a worker counts while it renews its lease; one that hangs loses it', async () => {
  const { db, databaseUrl } = await createTestContext()
  expect(await countWorkers(db)).toBe(0)
  const lost: string[] = []
  const letGo = await keepLease(databaseUrl, randomUUID(), (why) => lost.push(why), SHORT_MS)
  onTestFinished(letGo)
  for (let round = 0; round < 2; round++) {
    await hang(databaseUrl, SHORT_MS)
    expect(await countWorkers(db)).toBe(2)
    await expect.poll(() => countWorkers(db), WAIT).toBe(1)
  }
  expect(lost).toEqual([])
  await letGo()
  await expect.poll(() => countWorkers(db), WAIT).toBe(0)
})

test('who loses its lease is told, and a silent machine is asked after it within seconds', async () => {
  const { db, databaseUrl } = await createTestContext()
  const lost: string[] = []
  const letGo = await keepLease(databaseUrl, randomUUID(), (why) => lost.push(why))
  onTestFinished(letGo)
  const client = await hang(databaseUrl, 60_000)
  onTestFinished(() => client.end())
  const { rows } = await client.query(
    "select name, setting from pg_settings where name like 'tcp_keepalives%' order by name",
  )
  expect(rows).toEqual([
    { name: 'tcp_keepalives_count', setting: '3' },
    { name: 'tcp_keepalives_idle', setting: '10' },
    { name: 'tcp_keepalives_interval', setting: '5' },
  ])
  await db.execute(`select pg_terminate_backend(pid) from pg_locks
    where locktype = 'advisory' and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())`)
  await expect.poll(() => lost, WAIT).toEqual(['its lease was lost with its database connection'])
})
