import { type SQL, sql } from 'drizzle-orm'

/** From now on the database's clock, such as "5 minutes". */
export function soon(interval: string): SQL {
  return sql`now() + ${interval}::interval`
}
