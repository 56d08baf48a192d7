import { and, eq, isNull, sql } from 'drizzle-orm'
import { notifications } from '#database/schema/index.ts'
import { announceNotification } from '../announce.ts'
import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { countUnread } from './list-notifications.ts'

/** Marks one, or all when no id is given; one that was read stays as it is. @throws DomainError NOT_FOUND */
export async function markNotificationsRead(
  ctx: AccountContext,
  input: { id?: string | undefined },
): Promise<{ unreadCount: number }> {
  const own = eq(notifications.userId, ctx.userId)
  const which = input.id ? and(own, eq(notifications.id, input.id)) : own
  if (input.id && (await ctx.db.$count(notifications, which)) === 0) {
    throw new DomainError('NOT_FOUND')
  }
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(notifications)
      .set({ readAt: sql`now()` })
      .where(and(which, isNull(notifications.readAt)))
    await announceNotification(tx, ctx.userId)
  })
  return { unreadCount: await countUnread(ctx) }
}
