import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { NOTIFICATIONS_KEPT, NOTIFICATIONS_SHOWN } from '#contract/limits.ts'
import type { Notification, NotificationFacts } from '#contract/notification.ts'
import type { Transaction } from '#database/client.ts'
import { notifications } from '#database/schema/index.ts'
import { announceNotification } from './announce.ts'
import type { MemberContext } from './context.ts'
import { DomainError } from './domain-error.ts'

/** Tells an account of something in a workspace, in the transaction that made it happen. The oldest go when there are many. */
export async function addNotification(
  tx: Transaction,
  { userId, workspaceId }: { userId: string; workspaceId: string },
  facts: NotificationFacts,
): Promise<void> {
  await tx.insert(notifications).values({ userId, workspaceId, facts })
  const tooMany = tx
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .offset(NOTIFICATIONS_KEPT)
  await tx.delete(notifications).where(inArray(notifications.id, tooMany))
  await announceNotification(tx, userId)
}

/** The newest first, and how many of all that are kept are unread. */
export async function listNotifications(
  ctx: MemberContext,
): Promise<{ items: Notification[]; unreadCount: number }> {
  const items = await ctx.db
    .select({
      id: notifications.id,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
    })
    .from(notifications)
    .where(isFor(ctx))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(NOTIFICATIONS_SHOWN)
  return { items, unreadCount: await countUnread(ctx) }
}

async function countUnread(ctx: MemberContext): Promise<number> {
  return await ctx.db.$count(notifications, and(isFor(ctx), isNull(notifications.readAt)))
}

/** Whoever looks on in a support view sees what happened in the workspace that they look at, and nothing of teams. */
function isFor({ userId, workspaceId, actor }: MemberContext) {
  const own = eq(notifications.userId, userId)
  return actor.kind === 'support' ? and(own, eq(notifications.workspaceId, workspaceId)) : own
}

/** Marks one, or all when no id is given; one that was read stays as it is. @throws DomainError NOT_FOUND */
export async function markNotificationsRead(
  ctx: MemberContext,
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
