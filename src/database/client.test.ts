import { sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#testing/postgres.ts'
import { connectDatabase } from './client.ts'

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
