import { type SQL, sql } from 'drizzle-orm'

/**
 * Whose turn it is: the jobs of a queue are taken in rounds, in each of which every account that waits has one.
 * This is the round of an account's next job: the one after its last that waits, or the present one. So sixty
 * jobs of one account hold up the first of another by one, and all workers keep to it, for it is written on the
 * job (as its priority, which counts the other way round).
 */
export function nextTurn(name: string, accountId: string): SQL {
  return sql`select greatest(
      max(-priority) filter (where group_id = ${accountId}) + 1,
      min(-priority) filter (where group_id is not null),
      0) as turn
    from pgboss.job where name = ${name} and state < 'active'`
}
