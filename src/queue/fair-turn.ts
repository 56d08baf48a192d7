import { type SQL, sql } from 'drizzle-orm'

/** Of a job in this round; what no account waits for has 0, and comes before. */
export function priorityOf(turn: number, goesFirst: boolean): number {
  return -2 * turn - (goesFirst ? 1 : 2)
}

/**
 * Whose turn it is: the jobs of a queue are taken in rounds, in each of which every account that waits has one.
 * This is the round of an account's next job: the one after its last that waits, or the present one. So sixty
 * jobs of one account hold up the first of another by one, and all workers keep to it, for it is written on the
 * job (as its priority, which counts the other way round). A round has two halves: in the first come the jobs of
 * accounts that go first. See `priorityOf`.
 */
export function nextTurn(name: string, accountId: string): SQL {
  return sql`select greatest(
      max((-priority - 1) / 2) filter (where group_id = ${accountId}) + 1,
      min((-priority - 1) / 2) filter (where group_id is not null),
      0) as turn
    from pgboss.job where name = ${name} and state < 'active'`
}
