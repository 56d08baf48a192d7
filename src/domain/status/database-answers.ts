import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'

const ANSWER_WITHIN_MS = 2000

/** Whether the database answers within two seconds. */
export async function databaseAnswers(db: Database): Promise<boolean> {
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
