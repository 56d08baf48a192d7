import { gt, inArray, or, sql } from 'drizzle-orm'
import { UNFINISHED_STATES } from '#contract/generation.ts'
import type { Database } from '#database/client.ts'
import { generations, vendorCalls } from '#database/schema/index.ts'
import { measureQueue, type QueueMeasure } from '#queue/waiting-jobs.ts'

type Counted<Names> = Names & { count: number }

export type WorkMeasure = {
  queue: QueueMeasure[]
  /** Those that are not over, and those that were begun within the last hour. */
  generations: Counted<{ kind: string; state: string }>[]
  /** Requests sent to vendors within the last hour, by how they ended. */
  vendorCalls: Counted<{ provider: string; state: string }>[]
}

const AN_HOUR_AGO = sql`now() - interval '1 hour'`
const count = sql<number>`count(*)::int`

/** What is under way on the whole installation, whichever machine works on it. */
export async function measureWork(db: Database): Promise<WorkMeasure> {
  const { kind, state, startedAt } = generations
  const [queue, made, called] = await Promise.all([
    measureQueue(db),
    db
      .select({ kind, state, count })
      .from(generations)
      .where(or(inArray(state, UNFINISHED_STATES), gt(startedAt, AN_HOUR_AGO)))
      .groupBy(kind, state),
    db
      .select({ provider: vendorCalls.provider, state: vendorCalls.state, count })
      .from(vendorCalls)
      .where(gt(vendorCalls.sentAt, AN_HOUR_AGO))
      .groupBy(vendorCalls.provider, vendorCalls.state),
  ])
  return { queue, generations: made, vendorCalls: called }
}
