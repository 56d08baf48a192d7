import { sql } from 'drizzle-orm'
import type { Monitor, Period } from '#contract/monitor.ts'
import type { Database } from '#database/client.ts'
import { slotsOf } from './period.ts'

const FAILED = sql`state in ('refused', 'failed', 'unknown')`

/** Every model that was called in the period, with its errors slot by slot; the busiest first. */
export async function readVendors(db: Database, period: Period): Promise<Monitor['vendors']> {
  const { since, slotAt, all } = slotsOf(period)
  const { rows: vendors } = await db.execute<{
    provider: string
    calls: number
    errors: number
    most_ms: number | null
    cost: number
  }>(sql`
    select provider, count(*)::int as calls, (count(*) filter (where ${FAILED}))::int as errors,
      coalesce(sum(cost_micro_usd), 0)::float8 as cost,
      percentile_cont(0.95) within group (order by extract(epoch from ended_at - sent_at) * 1000)
        filter (where state = 'delivered') as most_ms
    from vendor_calls where sent_at > ${since} group by provider order by calls desc, provider`)
  const { rows: slots } = await db.execute<{
    provider: string
    at: string
    calls: number
    errors: number
  }>(sql`
    with made as (
      select provider, ${slotAt(sql`sent_at`)} as at, count(*)::int as calls,
        (count(*) filter (where ${FAILED}))::int as errors
      from vendor_calls where sent_at > ${since} group by 1, 2)
    select asked.provider, slot as at, coalesce(calls, 0) as calls, coalesce(errors, 0) as errors
    from (select distinct provider from made) as asked cross join ${all} as slot
      left join made on made.provider = asked.provider and made.at = slot
    order by slot`)
  return vendors.map(({ provider, calls, errors, most_ms, cost }) => ({
    provider,
    calls,
    errors,
    mostMs: most_ms,
    costMicroUsd: cost,
    slots: slots
      .filter((slot) => slot.provider === provider)
      .map((slot) => ({ at: new Date(slot.at), calls: slot.calls, errors: slot.errors })),
  }))
}

/** What vendors took on each of the last 14 days, by model. */
export async function readSpend(db: Database): Promise<Monitor['spend']> {
  const { since, slotAt, all } = slotsOf('14d')
  const { rows } = await db.execute<{ at: string; provider: string | null; cost: number }>(sql`
    select slot as at, spent.provider, coalesce(spent.cost, 0)::float8 as cost
    from ${all} as slot left join (
      select ${slotAt(sql`sent_at`)} as at, provider, sum(cost_micro_usd) as cost
      from vendor_calls where sent_at > ${since} and cost_micro_usd > 0 group by 1, 2
    ) as spent on spent.at = slot
    order by slot, spent.provider`)
  const days = new Map<string, Record<string, number>>()
  for (const { at, provider, cost } of rows) {
    days.set(at, { ...days.get(at), ...(provider !== null && { [provider]: cost }) })
  }
  return [...days].map(([at, byProvider]) => ({ at: new Date(at), byProvider }))
}
