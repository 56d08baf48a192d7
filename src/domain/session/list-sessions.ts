import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Session } from '#contract/session.ts'
import { session } from '#database/schema/index.ts'
import type { AccountContext } from '../context.ts'
import { describeDevice } from './describe-device.ts'

/** Where the account is signed in: the session that asks first, then the last used ones. */
export async function listSessions(
  ctx: AccountContext,
  currentId: string | null,
): Promise<Session[]> {
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.userId, ctx.userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(sql`${session.id} = ${currentId ?? ''}`), desc(session.updatedAt))
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    device: describeDevice(userAgent),
    address: ipAddress || null,
    createdAt,
    lastUsedAt: updatedAt,
    isCurrent: id === currentId,
  }))
}
