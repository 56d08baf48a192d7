import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { generations } from '#database/schema/index.ts'

/** Of the clips made last, so many are looked at, and of these so many that are most alike in length. */
const LAST = 20
const ALIKE = 3

/**
 * How long a provider's clips really took lately, with as many made at once as there were: the median of those
 * that are about as long. Null when it has made none.
 */
export async function usualClipMs(
  db: Database | Transaction,
  provider: string,
): Promise<(lengthMs: number) => number | null> {
  const { request, startedAt, endedAt } = generations
  const rows = await db
    .select({ request, startedAt, endedAt })
    .from(generations)
    .where(
      and(
        eq(generations.kind, 'clip'),
        eq(generations.state, 'succeeded'),
        eq(generations.provider, provider),
        isNotNull(endedAt),
      ),
    )
    .orderBy(desc(endedAt))
    .limit(LAST)
  const made = rows.map((row) => ({
    lengthMs: Number(row.request['durationMs']),
    tookMs: (row.endedAt?.getTime() ?? 0) - (row.startedAt?.getTime() ?? 0),
  }))
  return (lengthMs) => {
    const far = (one: { lengthMs: number }) => Math.abs(one.lengthMs - lengthMs)
    const alike = made.toSorted((one, other) => far(one) - far(other)).slice(0, ALIKE)
    const took = alike.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other)
    return took[Math.floor(took.length / 2)] ?? null
  }
}
