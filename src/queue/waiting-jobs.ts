import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import type { Executor } from './queue.ts'

/** A job is claimed within milliseconds of being fetched; after this its worker died in between. */
const STUCK_AFTER = sql`interval '10 seconds'`

/**
 * True for a row that has waited for a while and that no job will wake: none has its id, or its job was
 * fetched by a worker that died before it claimed the row.
 */
export function lacksJob(rowId: SQLWrapper, waitsSince: SQLWrapper): SQL {
  return sql`${waitsSince} < now() - ${STUCK_AFTER} and not exists (
    select from pgboss.job where job.id = ${rowId}
      and (job.state < 'active' or job.state = 'active' and job.started_on > now() - ${STUCK_AFTER}))`
}

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
