import { randomUUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { keepLease } from '#domain/worker-lease.ts'
import type { Maker, Providers } from '#providers/providers.ts'
import type { WorkerContext } from '#worker/context.ts'
import type { TestContext } from './test-context.ts'

/** No waiting at all: whatever is to happen later is due at once. */
const AT_ONCE = {
  firstCheckMs: 0,
  checkEveryMs: 0,
  checkSpacingMs: 0,
  checkLimitMs: 60_000,
  vendorLimitMs: 60_000,
  callLimitMs: 60_000,
  queueLimitMs: 60_000,
  writerLimitMs: 60_000,
  repeatDelayMs: 0,
}

/**
 * A worker's context. The providers that a test names are chosen from here on, and do what was asked for before;
 * the others answer every call with an error.
 */
export function createTestWorker(
  ctx: TestContext,
  providers: Partial<Providers>,
  pace: Partial<WorkerContext['pace']> = {},
): WorkerContext {
  for (const [maker, provider] of Object.entries(providers) as [Maker, Providers[Maker]][]) {
    ctx.models.choose(maker, { ...provider, name: ctx.models.chosen(maker).name })
    ctx.models.choose(maker, provider)
  }
  return {
    ...ctx,
    workerId: randomUUID(),
    mail: { name: 'none', send: () => Promise.reject(new Error('No mail in this test.')) },
    cacheFolder: '',
    pace: { ...AT_ONCE, ...pace },
  }
}

/** Shows that a worker lives until the test ends or `die` is called. */
export async function keepWorkerAlive(ctx: TestContext, workerId: string) {
  const letGo = await keepLease(ctx.databaseUrl, workerId, () => undefined)
  let isAlive = true
  const die = async () => {
    if (isAlive) await letGo()
    isAlive = false
  }
  onTestFinished(die)
  return { die }
}
