import { and, desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditEntry } from '#contract/user.ts'
import type { Transaction } from '#database/client.ts'
import { auditLog, profiles, user } from '#database/schema/index.ts'
import { type Actor, personOf, requireAdmin } from './actor.ts'
import type { WorkspaceContext } from './context.ts'
import { afterCursor, containsWords, cutPage, type Page, type PageRequest } from './page.ts'

/** Notes what an admin or the operator does, in the transaction that does it. */
export async function recordAudit(
  tx: Transaction,
  actor: Actor,
  action: string,
  details: Record<string, unknown>,
): Promise<void> {
  const isOperator = actor.kind === 'operator'
  const userId = isOperator ? null : personOf(actor)
  await tx
    .insert(auditLog)
    .values({ actor: isOperator ? 'operator' : 'admin', userId, action, details })
}

const actor = alias(user, 'acting')
const target = alias(user, 'aimed_at')
const ofTarget = alias(profiles, 'aimed_at_profile')

/**
 * What admins and the operator did, the latest first, found by words of who it was, what was done, at whom, and of
 * whatever was noted.
 * @throws DomainError FORBIDDEN, INVALID_INPUT
 */
export async function listAudit(
  ctx: WorkspaceContext,
  { cursor, limit, search = '' }: PageRequest & { search?: string | undefined },
): Promise<Page<AuditEntry>> {
  requireAdmin(ctx)
  const folded = sql`fold_for_search(concat_ws(' ', ${auditLog.actor}, ${actor.name}, ${actor.email},
    ${auditLog.action}, ${target.name}, ${target.email}, ${auditLog.details}::text))`
  const wanted = containsWords(folded, search)
  const after = cursor ? [afterCursor(cursor, auditLog.at, auditLog.id)] : []
  const found = await ctx.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      actor: auditLog.actor,
      action: auditLog.action,
      details: auditLog.details,
      person: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${actor.email})`,
      about: sql<
        string | null
      >`coalesce(nullif(${ofTarget.fullName}, ''), ${target.email}, ${auditLog.details} ->> 'email')`,
    })
    .from(auditLog)
    .leftJoin(actor, eq(actor.id, auditLog.userId))
    .leftJoin(profiles, eq(profiles.id, auditLog.userId))
    .leftJoin(target, sql`${target.id} = ${auditLog.details} ->> 'userId'`)
    .leftJoin(ofTarget, eq(ofTarget.id, target.id))
    .where(and(...wanted, ...after))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit + 1)
  const { rows: items, nextCursor } = cutPage(found, limit, (row) => row)
  return { items, nextCursor }
}
