import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import { type JobName, type JobPayload, jobs } from './jobs.ts'

/** Anything a drizzle statement runs on; in practice the transaction that writes the row the job is about. */
type Executor = Parameters<typeof fromDrizzle>[0]

type Job<Name extends JobName> = {
  id: string
  payload: JobPayload<Name>
  /** Not before so many ms from now. */
  afterMs?: number | undefined
}

export type Queue = {
  /**
   * The jobs exist when, and only when, the transaction commits. One job an id: a second one replaces the first.
   * @param accountId whose turn they wait for, one a turn; without it they are taken before all others.
   * @param goesFirst in each turn they are taken before those of accounts that do not.
   */
  enqueue<Name extends JobName>(
    tx: Executor,
    name: Name,
    added: Job<Name>[],
    accountId?: string,
    goesFirst?: boolean,
  ): Promise<void>
  /** Takes jobs out of the queue that have not begun. */
  withdraw(tx: Executor, name: JobName, ids: string[]): Promise<void>
  /** Called again, it is done so from then on; what is under way goes on. */
  work<Name extends JobName>(
    name: Name,
    concurrency: number,
    handler: (payload: JobPayload<Name>, id: string) => Promise<void>,
  ): Promise<void>
  /** From here on no job is fetched; those that were fetched go on. */
  takeNoMore(): Promise<void>
  stop(): Promise<void>
}

/** A job that a worker died with is found by `recoverGenerations`, long before this. */
const EXPIRE_IN_S = 6 * 3600
const POLL_S = 2
const GENERATION = { retryLimit: 0, expireInSeconds: EXPIRE_IN_S }
/** Tried again after a minute, then ever more slowly up to four hours. Links in mails do not stay behind. */
const MAIL = {
  retryLimit: 20,
  retryDelay: 60,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  expireInSeconds: 120,
  deleteAfterSeconds: 60,
}

/** Opens the queue, on tables of its own in the same database. Only a worker fetches jobs. */
export async function openQueue(url: string, role: 'sender' | 'worker'): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: url,
    max: role === 'worker' ? 4 : 2,
    supervise: role === 'worker',
    schedule: false,
    useListenNotify: role === 'worker',
  })
  let stopping = false
  let takesNoMore = false
  const working = new Set<string>()
  boss.on('error', (error) => {
    // What was under way when the queue was closed finds no connection any more. That is no news.
    if (!stopping) console.error(`Queue: ${error.message}`)
  })
  await boss.start()
  const known = new Set((await boss.getQueues()).map(({ name }) => name))
  for (const { name } of Object.values(jobs)) {
    if (known.has(name)) continue
    await boss.createQueue(name, { notify: true, ...(name === 'send-mail' ? MAIL : GENERATION) })
  }

  return {
    async enqueue(tx, name, added, accountId, goesFirst = false) {
      const ids = added.map(({ id }) => id)
      await tx.execute(
        sql`delete from pgboss.job where name = ${name} and id = any(${sql.param(ids)}::uuid[])`,
      )
      const db = fromDrizzle(tx, sql)
      const turn = accountId === undefined ? null : await turnOf(tx, name, accountId)
      const inserted = added.map(({ id, payload, afterMs = 0 }, index) => ({
        id,
        data: jobs[name].payload.parse(payload),
        startAfter: afterMs / 1000,
        ...(turn !== null &&
          accountId && { priority: priorityOf(turn + index, goesFirst), group: { id: accountId } }),
      }))
      await boss.insert(name, inserted, { db })
    },
    async withdraw(tx, name, ids) {
      await tx.execute(
        sql`delete from pgboss.job where name = ${name} and id = any(${sql.param(ids)}::uuid[]) and state < 'active'`,
      )
    },
    async work(name, concurrency, handler) {
      if (working.has(name)) await boss.offWork(name, { wait: false })
      if (takesNoMore) return
      working.add(name)
      await boss.work(
        name,
        {
          localConcurrency: concurrency,
          batchSize: 1,
          pollingIntervalSeconds: POLL_S,
          notifyPollingIntervalSeconds: POLL_S,
        },
        async ([job]) => {
          if (job)
            await handler(jobs[name].payload.parse(job.data) as JobPayload<typeof name>, job.id)
        },
      )
    },
    async takeNoMore() {
      takesNoMore = true
      for (const name of working) await boss.offWork(name, { wait: false })
    },
    stop() {
      stopping = true
      return boss.stop({ graceful: false })
    },
  }
}

async function turnOf(tx: Executor, name: JobName, accountId: string): Promise<number> {
  const { rows } = (await tx.execute(nextTurn(name, accountId))) as { rows: { turn: number }[] }
  return rows[0]?.turn ?? 0
}

/** Of a job in this round; what no account waits for has 0, and comes before. */
function priorityOf(turn: number, goesFirst: boolean): number {
  return -2 * turn - (goesFirst ? 1 : 2)
}

/**
 * Whose turn it is: the jobs of a queue are taken in rounds, in each of which every account that waits has one.
 * This is the round of an account's next job: the one after its last that waits, or the present one. So sixty
 * jobs of one account hold up the first of another by one, and all workers keep to it, for it is written on the
 * job (as its priority, which counts the other way round). A round has two halves: in the first come the jobs of
 * accounts that go first. See `priorityOf`.
 */
function nextTurn(name: string, accountId: string): SQL {
  return sql`select greatest(
      max((-priority - 1) / 2) filter (where group_id = ${accountId}) + 1,
      min((-priority - 1) / 2) filter (where group_id is not null),
      0) as turn
    from pgboss.job where name = ${name} and state < 'active'`
}

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
