import { sql } from 'drizzle-orm'
import { generations } from '#database/schema/index.ts'

/** Set with an end that the vendor does not know of yet: the next worker that looks tells it to stop. */
export const askToStop = {
  nextCheckAt: sql`case when ${generations.handle} is not null then now() end`,
  workerId: null,
}
