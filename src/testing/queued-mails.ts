import { sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import type { QueuedMail } from '#queue/jobs.ts'

/** What waits to be sent, oldest first. */
export async function queuedMails(db: Database): Promise<QueuedMail[]> {
  const { rows } = await db.execute<{ data: QueuedMail }>(
    sql`select data from pgboss.job where name = 'send-mail' order by created_on, id`,
  )
  return rows.map(({ data }) => data)
}

/** The token in the link of the newest mail to this address. */
export async function tokenMailedTo(db: Database, to: string): Promise<string> {
  const mails = await queuedMails(db)
  const token = /[?&]token=(\S+)/.exec(mails.findLast((mail) => mail.to === to)?.text ?? '')?.[1]
  if (!token) throw new Error(`No mail to ${to} has a link with a token.`)
  return token
}
