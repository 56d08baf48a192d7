import { eq } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { credits, workspaces } from '#database/schema/index.ts'

/**
 * Locks the credits of a workspace for a booking, and before them its row against being removed: whoever removes a
 * workspace takes them in this order, and every booking will point at that row.
 * @returns undefined when the workspace is gone.
 */
export async function lockAccount(
  tx: Transaction,
  workspaceId: string,
): Promise<typeof credits.$inferSelect | undefined> {
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('key share')
  const [account] = await tx
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, workspaceId))
    .for('update')
  return account
}
