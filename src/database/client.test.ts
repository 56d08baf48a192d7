import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'
import { stallingProxy } from '#testing/stalling-proxy.ts'
import { connectDatabase } from './client.ts'
import { whyUnavailable } from './faults.ts'

test('a connection lost inside a transaction fails that transaction and nothing else', async () => {
  const { db: other, url } = await createTestDatabase()
  const { db, pool, close } = connectDatabase(url, 2)
  onTestFinished(close)
  const uncaught: unknown[] = []
  const catchIt = (error: unknown) => uncaught.push(error)
  process.on('uncaughtException', catchIt)
  onTestFinished(() => void process.off('uncaughtException', catchIt))
  const lost = new Promise((resolve) =>
    pool.once('acquire', (client: PoolClient) => client.once('end', resolve)),
  )

  const work = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    // Between two statements: nobody waits for an answer that could carry the error.
    await other.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`)
    await lost
    await tx.execute(sql`select 1`)
  })

  await expect(work).rejects.toThrow()
  expect(uncaught).toEqual([])
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a database that hangs fails each statement in time, and afterwards the pool is whole', async () => {
  const { url } = await createTestDatabase()
  const proxy = await stallingProxy(url)
  const limits = { connectWithinMs: 2000, answerWithinMs: 200 }
  const { db, pool, close } = connectDatabase(proxy.url, 2, limits)
  onTestFinished(close)
  await Promise.all([db.execute(sql`select 1`), db.execute(sql`select 1`)])

  proxy.stall()
  const transactions = [1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1`)))
  for (const one of await Promise.allSettled(transactions)) {
    expect(one.status === 'rejected' && whyUnavailable(one.reason)).toBe('away')
  }

  proxy.goOn()
  expect(pool.totalCount).toBe(0)
  const rows = [1, 2].map(() => db.transaction((tx) => tx.execute(sql`select 1 as one`)))
  for (const { rows: found } of await Promise.all(rows)) expect(found).toEqual([{ one: 1 }])
})

test.each([
  ['53100', 'full'],
  ['25006', 'read-only'],
  ['57P03', 'away'],
  ['08006', 'away'],
  ['23505', null],
])('what PostgreSQL calls %s is told as %s, wrapped or not', (code, reason) => {
  const said = Object.assign(new Error('Said by PostgreSQL'), { code })
  expect(whyUnavailable(said)).toBe(reason)
  expect(whyUnavailable(new Error('A statement failed', { cause: said }))).toBe(reason)
})
