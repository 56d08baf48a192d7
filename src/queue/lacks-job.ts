import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

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
