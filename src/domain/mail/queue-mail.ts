import { randomUUID } from 'node:crypto'
import type { Transaction } from '#database/client.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import type { Context } from '../context.ts'

/**
 * Leaves a mail to the worker: whoever asked for it does not wait, and does not notice whether it can be
 * delivered. With `tx` it is sent when, and only when, that transaction commits.
 */
export async function queueMail(
  ctx: Pick<Context, 'db' | 'queue'>,
  mail: QueuedMail,
  tx?: Transaction,
): Promise<void> {
  await ctx.queue.enqueue(tx ?? ctx.db, 'send-mail', [{ id: randomUUID(), payload: mail }])
}
