import { desc, eq, inArray } from 'drizzle-orm'
import { NOTIFICATIONS_KEPT } from '#contract/limits.ts'
import type { NotificationFacts } from '#contract/notification.ts'
import type { Transaction } from '#database/client.ts'
import { notifications } from '#database/schema/index.ts'
import { announceNotification } from '../announce.ts'

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
