import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { memberships } from '#database/schema/index.ts'

/** The accounts of those who look after a workspace: its owners and admins. */
export async function managersOf(tx: Transaction, workspaceId: string): Promise<string[]> {
  const managers = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(
      and(eq(memberships.workspaceId, workspaceId), inArray(memberships.role, ['owner', 'admin'])),
    )
  return managers.map(({ userId }) => userId)
}
