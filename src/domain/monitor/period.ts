import { type SQL, sql } from 'drizzle-orm'
import type { Period } from '#contract/monitor.ts'

const LENGTHS: Record<Period, { length: string; slot: string }> = {
  '1h': { length: '1 hour', slot: '5 minutes' },
  '24h': { length: '24 hours', slot: '1 hour' },
  '14d': { length: '14 days', slot: '1 day' },
}
/** Slots begin where clocks and days do. */
const ORIGIN = sql`timestamptz '2000-01-01 00:00:00+00'`

/** A period as SQL: when it began, and into which slot of it a moment falls. */
export function slotsOf(period: Period) {
  const { length, slot } = LENGTHS[period]
  const width = sql`${slot}::interval`
  const slotAt = (moment: SQL): SQL => sql`date_bin(${width}, ${moment}, ${ORIGIN})`
  const since = sql`(now() - ${length}::interval)`
  /** Every slot, also those in which nothing happened. */
  const all = sql`generate_series(${slotAt(since)}, now(), ${width})`
  return { since, slotAt, all }
}
