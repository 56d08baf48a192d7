import { randomUUID } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestContext } from '#testing/test-context.ts'
import { countWorkers, showLife } from './worker-liveness.ts'

test('a worker counts while its connection stands, and a silent machine is asked after it within seconds', async () => {
  const { db, databaseUrl } = await createTestContext()
  const client = new Client({ connectionString: databaseUrl })
  onTestFinished(() => client.end())
  await client.connect()
  expect(await countWorkers(db)).toBe(0)
  const { sql, params } = new PgDialect().sqlToQuery(showLife(randomUUID()))
  await client.query(sql, params)
  expect(await countWorkers(db)).toBe(1)
  const { rows } = await client.query(
    "select name, setting from pg_settings where name like 'tcp_keepalives%' order by name",
  )
  expect(rows).toEqual([
    { name: 'tcp_keepalives_count', setting: '3' },
    { name: 'tcp_keepalives_idle', setting: '10' },
    { name: 'tcp_keepalives_interval', setting: '5' },
  ])
})
