import { and, eq, gt, sql } from 'drizzle-orm'
import { SUPPORT_VIEW_MINUTES, type SupportView } from '#contract/support.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { profiles, supportViews, user } from '#database/schema/index.ts'
import { personOf, requireAdmin } from './actor.ts'
import { recordAudit } from './audit.ts'
import type { Context, MemberContext, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { addNotification } from './notifications.ts'
import { ownWorkspaceOf } from './workspace/index.ts'

const IS_OPEN = gt(supportViews.endsAt, sql`now()`)

/**
 * Lets an admin see what somebody sees, for an hour. They are told at once, with the reason.
 * @throws DomainError FORBIDDEN, NOT_FOUND, REFUSED_IN_THIS_STATE about oneself
 */
export async function openSupportView(
  ctx: WorkspaceContext,
  { userId, reason }: { userId: string; reason: string },
): Promise<SupportView> {
  requireAdmin(ctx)
  const adminId = personOf(ctx.actor) ?? ''
  if (adminId === userId) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('support-view-of-oneself'))
  }
  return await ctx.db.transaction(async (tx) => {
    const person = await nameOf(tx, userId)
    const [opened] = await tx
      .insert(supportViews)
      .values({
        adminId,
        userId,
        reason,
        endsAt: sql`now() + make_interval(mins => ${SUPPORT_VIEW_MINUTES})`,
      })
      .returning()
    if (!opened) throw new Error('The view was not written.')
    const workspaceId = await ownWorkspaceOf(tx, userId)
    await addNotification(tx, { userId, workspaceId }, { kind: 'support-view', reason })
    await recordAudit(tx, ctx.actor, 'open-support-view', { id: opened.id, userId, reason })
    return { id: opened.id, userId, person, endsAt: opened.endsAt }
  })
}

/** Whose account a view of one's own is of; null: it is over. @throws DomainError FORBIDDEN */
export async function currentSupportView(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<SupportView | null> {
  requireAdmin(ctx)
  const view = await findView(ctx.db, id, personOf(ctx.actor) ?? '')
  if (!view?.isOpen) return null
  return { id, userId: view.userId, person: await nameOf(ctx.db, view.userId), endsAt: view.endsAt }
}

/** Ends a view of one's own; one that is over stays so. @throws DomainError FORBIDDEN */
export async function leaveSupportView(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<{ ended: boolean }> {
  requireAdmin(ctx)
  return await ctx.db.transaction(async (tx) => {
    const [left] = await tx
      .update(supportViews)
      .set({ endsAt: sql`now()` })
      .where(
        and(eq(supportViews.id, id), eq(supportViews.adminId, personOf(ctx.actor) ?? ''), IS_OPEN),
      )
      .returning()
    if (left) {
      await recordAudit(tx, ctx.actor, 'leave-support-view', { id, userId: left.userId })
    }
    return { ended: left !== undefined }
  })
}

/**
 * Puts an admin who names a view into the own workspace of whom they look at, as somebody who may only read: what is
 * a team's is shown to nobody for the sake of one member. Whoever names a
 * view of somebody else's acts as themselves. One that is over opens nothing, not even the admin's own account: they
 * would take it for the other.
 * @throws DomainError FORBIDDEN
 */
export async function enterSupportView<Site extends Context>(
  ctx: Site & MemberContext,
  id: string,
): Promise<Site & MemberContext> {
  const view = await findView(ctx.db, id, ctx.userId)
  if (!view) return ctx
  requireAdmin(ctx)
  if (!view.isOpen) throw new DomainError('FORBIDDEN', tell('support-view-over'))
  const { userId } = view
  const workspaceId = await ownWorkspaceOf(ctx.db, userId)
  const actor = { kind: 'support', adminId: ctx.userId, role: 'viewer' } as const
  return { ...ctx, userId, workspaceId, actor }
}

async function findView(db: Database, id: string, adminId: string) {
  const [found] = await db
    .select({
      userId: supportViews.userId,
      endsAt: supportViews.endsAt,
      isOpen: sql<boolean>`${IS_OPEN}`,
    })
    .from(supportViews)
    .where(and(eq(supportViews.id, id), eq(supportViews.adminId, adminId)))
  return found
}

async function nameOf(db: Database | Transaction, userId: string): Promise<string> {
  const [found] = await db
    .select({ name: profiles.fullName, email: user.email })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(eq(user.id, userId))
  if (!found) throw new DomainError('NOT_FOUND')
  return found.name.trim() || found.email
}
