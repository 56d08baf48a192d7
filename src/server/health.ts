import { sql } from 'drizzle-orm'
import type { Handler } from 'hono'
import type { Database } from '#database/client.ts'

const ANSWER_WITHIN_MS = 2000

/** 200 while the database answers, else 503: what a load balancer asks. */
export function health(db: Database): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (await answers(db)) return c.json({ status: 'ok' })
    return c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503)
  }
}

async function answers(db: Database): Promise<boolean> {
  const timeout = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const late = new Promise<boolean>((resolve) =>
    timeout.addEventListener('abort', () => resolve(false)),
  )
  const asked = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return await Promise.race([asked, late])
}
