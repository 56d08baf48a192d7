import { and, desc, eq, isNull } from 'drizzle-orm'
import { NOTIFICATIONS_SHOWN } from '#contract/limits.ts'
import type { Notification } from '#contract/notification.ts'
import { notifications } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'

/** The newest first, and how many of all that are kept are unread. */
export async function listNotifications(
  ctx: AccountContext,
): Promise<{ items: Notification[]; unreadCount: number }> {
  const items = await ctx.db
    .select({
      id: notifications.id,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(eq(notifications.userId, ctx.userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(NOTIFICATIONS_SHOWN)
  return { items, unreadCount: await countUnread(ctx) }
}

export async function countUnread(ctx: AccountContext): Promise<number> {
  return await ctx.db.$count(
    notifications,
    and(eq(notifications.userId, ctx.userId), isNull(notifications.readAt)),
  )
}
