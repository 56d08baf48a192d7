import { sql } from 'drizzle-orm'
import { vendorSays } from '#contract/words/in-words.ts'
import { vendorCalls } from '#database/schema/index.ts'
import { ProviderError, type ProviderErrorKind } from '#providers/provider-error.ts'
import { studioWithVendor } from '../studio-with-vendor.ts'
import { keepWorkerAlive } from '../test-worker.ts'

/** A studio whose vendor has one key, and what was written down of its calls. */
export async function studioWithCalls(
  limits: { atOnce?: number; perMinute?: number } = {},
  sceneCount = 1,
) {
  const found = await studioWithVendor({}, sceneCount)
  found.vendor.limits = { key: 'vendor key', ...limits }
  await keepWorkerAlive(found.ctx, found.worker.workerId)
  const { db } = found.ctx
  const calls = async () => await db.select().from(vendorCalls).orderBy(vendorCalls.sentAt)
  const states = async () => (await calls()).map(({ state }) => state)
  const jobOf = async (id: string) => {
    const { rows } = await db.execute<{ wait: number }>(sql`
      select extract(epoch from start_after - now())::int as wait from pgboss.job where id = ${id}`)
    return rows[0]
  }
  const fail = (kind: ProviderErrorKind, retryAfterMs?: number) => {
    found.vendor.afterBeginning = () => {
      throw new ProviderError(
        kind,
        vendorSays('vendor', 'No.'),
        retryAfterMs === undefined ? {} : { retryAfterMs },
      )
    }
  }
  const serve = () => {
    found.vendor.afterBeginning = () => undefined
  }
  return { ...found, calls, states, jobOf, fail, serve }
}
