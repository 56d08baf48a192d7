import type { Handler } from 'hono'
import type { Database } from '#database/client.ts'
import { databaseAnswers } from '#domain/status/index.ts'

/** 200 while the database answers, else 503: what a load balancer asks. */
export function health(db: Database): Handler {
  return async (c) => {
    c.header('cache-control', 'no-store')
    if (await databaseAnswers(db)) return c.json({ status: 'ok' })
    return c.json({ status: 'unavailable', reason: 'The database does not answer.' }, 503)
  }
}
