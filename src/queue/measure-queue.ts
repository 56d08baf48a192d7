import { sql } from 'drizzle-orm'
import type { Executor } from './queue.ts'

export type QueueMeasure = {
  name: string
  waiting: number
  running: number
  /** How long the first in line has waited; null: none waits. */
  oldestWaitS: number | null
}

/** How each kind of job stands in line right now; one that is due only later does not wait yet. */
export async function measureQueue(db: Executor): Promise<QueueMeasure[]> {
  const { rows } = (await db.execute(sql`
    select name,
      count(*) filter (where state < 'active')::int as waiting,
      count(*) filter (where state = 'active')::int as running,
      extract(epoch from now() - min(start_after) filter (where state < 'active'))::float8 as "oldestWaitS"
    from pgboss.job
    where state <= 'active' and start_after <= now()
    group by name`)) as { rows: QueueMeasure[] }
  return rows
}
