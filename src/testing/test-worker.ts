import { randomUUID } from 'node:crypto'
import { PgDialect } from 'drizzle-orm/pg-core'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import { showLife } from '#domain/generation/index.ts'
import type { Providers, WorkerContext } from '#worker/context.ts'
import type { TestContext } from './test-context.ts'

/** No waiting at all: whatever is to happen later is due at once. */
const AT_ONCE = {
  firstCheckMs: 0,
  checkEveryMs: 0,
  checkSpacingMs: 0,
  checkLimitMs: 60_000,
  vendorLimitMs: 60_000,
  callLimitMs: 60_000,
  writerLimitMs: 60_000,
  repeatDelayMs: 0,
}

/** A worker's context with the providers that a test names; the others answer every call with an error. */
export function createTestWorker(
  ctx: TestContext,
  providers: Partial<Providers>,
  pace: Partial<WorkerContext['pace']> = {},
): WorkerContext {
  return {
    ...ctx,
    workerId: randomUUID(),
    providers: providers as Providers,
    mail: { name: 'none', send: () => Promise.reject(new Error('No mail in this test.')) },
    cacheFolder: '',
    pace: { ...AT_ONCE, ...pace },
  }
}

/** Shows that a worker lives until the test ends or `die` is called. */
export async function keepWorkerAlive(ctx: TestContext, workerId: string) {
  const client = new Client({ connectionString: ctx.databaseUrl })
  await client.connect()
  const { sql, params } = new PgDialect().sqlToQuery(showLife(workerId))
  await client.query(sql, params)
  let isAlive = true
  const die = async () => {
    if (isAlive) await client.end()
    isAlive = false
  }
  onTestFinished(die)
  return { die }
}
