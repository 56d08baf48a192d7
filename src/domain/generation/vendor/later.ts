import { type SQL, sql } from 'drizzle-orm'

/** So many ms from now by the database's clock, the only one that all workers share. */
export function later(ms: number): SQL<Date> {
  return sql`now() + ${ms}::int * interval '1 millisecond'`
}
