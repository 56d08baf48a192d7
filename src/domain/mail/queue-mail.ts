import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#database/client.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import type { Queue } from '#queue/queue.ts'

/**
 * Leaves a mail to the worker: whoever asked for it does not wait, and does not notice whether it can be
 * delivered. With `tx` it is sent when, and only when, that transaction commits.
 */
export async function queueMail(
  ctx: { db: Database | Transaction; queue: Queue },
  mail: QueuedMail,
  tx?: Transaction,
): Promise<void> {
  await ctx.queue.enqueue(tx ?? ctx.db, 'send-mail', [{ id: randomUUID(), payload: mail }])
}
