import { type SQL, sql } from 'drizzle-orm'
import type { voiceSamples } from '#database/schema/index.ts'

export type SampleRow = typeof voiceSamples.$inferSelect

/** Longer than a worker speaks at one; after this it died. */
export const SPEAKING_MAX_MS = 2 * 60_000

export function isLongAgo(moment: typeof voiceSamples.changedAt): SQL {
  return sql`${moment} < now() - ${SPEAKING_MAX_MS}::int * interval '1 millisecond'`
}
