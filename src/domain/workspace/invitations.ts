import { and, asc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm'
import { isAtLeast } from '#contract/permissions.ts'
import { tell } from '#contract/words/told.ts'
import type { Invitation, OpenInvitation, Workspace, WorkspaceRole } from '#contract/workspace.ts'
import type { Transaction } from '#database/client.ts'
import { invitations, memberships, user, workspaces } from '#database/schema/index.ts'
import { announceAccount, announceMembers } from '../announce.ts'
import type { MemberContext, SiteContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { requireSeat } from '../plans.ts'
import { type Inviting, mailInvitation } from './mail-invitation.ts'
import { DELETED_TEAM, readWorkspace, workIn } from './workspaces.ts'

const VALID = sql`now() + interval '14 days'`
/** Of one that was given, or renewed, within the last hour. */
const JUST_INVITED = sql`now() + interval '14 days' - interval '1 hour'`
const INVITATIONS_MAX = 100

/**
 * Invites the owner of an address for 14 days, and writes to it when the own address is confirmed; whoever is invited
 * already gets the new role and time, and within an hour no second mail. Invitations of others that have run out are
 * forgotten.
 * @throws DomainError FORBIDDEN beyond the own role and the plan's seats, REFUSED_IN_THIS_STATE
 */
export async function inviteMember(
  ctx: Inviting,
  { email, role }: { email: string; role: WorkspaceRole },
): Promise<Invitation & { isMailed: boolean }> {
  const { workspaceId, actor } = ctx
  if (actor.kind === 'member' && !isAtLeast(actor.role, role)) throw new DomainError('FORBIDDEN')
  return await ctx.db.transaction(async (tx) => {
    const [place] = await tx
      .select()
      .from(workspaces)
      .where(eq(workspaces.id, workspaceId))
      .for('update')
    if (!place || place.name === DELETED_TEAM) throw new DomainError('NOT_FOUND')
    if (place.personalOf !== null) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('workspace-is-personal'))
    }
    const isOf = eq(invitations.workspaceId, workspaceId)
    const isToOthers = and(isOf, ne(invitations.email, email.toLowerCase()))
    await tx.delete(invitations).where(and(isToOthers, lte(invitations.expiresAt, sql`now()`)))
    if ((await tx.$count(invitations, isOf)) >= INVITATIONS_MAX) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('invitations-too-many'))
    }
    const [member] = await tx
      .select()
      .from(memberships)
      .innerJoin(user, eq(user.id, memberships.userId))
      .where(and(eq(memberships.workspaceId, workspaceId), eq(user.email, email.toLowerCase())))
    if (member) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('member-already'))
    }
    const isTo = and(isOf, eq(invitations.email, email.toLowerCase()))
    await requireRoom(ctx, tx, email.toLowerCase())
    const justNow = await tx.$count(invitations, and(isTo, gt(invitations.expiresAt, JUST_INVITED)))
    const [invited] = await tx
      .insert(invitations)
      .values({ workspaceId, email: email.toLowerCase(), role, expiresAt: VALID })
      .onConflictDoUpdate({
        target: [invitations.workspaceId, invitations.email],
        set: { role, expiresAt: VALID },
      })
      .returning()
    if (!invited) throw new Error('The invitation was not written.')
    const invitation = presentInvitation(invited, place.name)
    const isMailed = justNow === 0 && (await mailInvitation(ctx, tx, invitation))
    await announceMembers(tx, workspaceId)
    const [known] = await tx.select().from(user).where(eq(user.email, invitation.email))
    if (known) await announceAccount(tx, known.id)
    return { ...invitation, isMailed }
  })
}

/** Who is invited is expected to come; whoever was invited already takes no seat more. */
async function requireRoom(ctx: MemberContext, tx: Transaction, email: string): Promise<void> {
  const { workspaceId } = ctx
  const others = and(
    eq(invitations.workspaceId, workspaceId),
    ne(invitations.email, email),
    gt(invitations.expiresAt, sql`now()`),
  )
  const people = await tx.$count(memberships, eq(memberships.workspaceId, workspaceId))
  await requireSeat(ctx, tx, people + (await tx.$count(invitations, others)))
}

/** Who is invited to the workspace now. */
export async function listInvitations(ctx: MemberContext): Promise<Invitation[]> {
  return await readInvitations(ctx, eq(invitations.workspaceId, ctx.workspaceId))
}

/** @throws DomainError NOT_FOUND */
export async function revokeInvitation(ctx: MemberContext, { id }: { id: string }): Promise<void> {
  const { workspaceId } = ctx
  const gone = await ctx.db
    .delete(invitations)
    .where(and(eq(invitations.id, id), eq(invitations.workspaceId, workspaceId)))
    .returning({ id: invitations.id })
  if (gone.length === 0) throw notFound()
  await announceMembers(ctx.db, workspaceId)
}

/** Where the account is invited to. Nobody is before they have shown that the address is theirs. */
export async function listOwnInvitations(ctx: MemberContext): Promise<Invitation[]> {
  return await readInvitations(ctx, eq(invitations.email, confirmedEmailOf(ctx)))
}

type Joining = MemberContext & Pick<SiteContext, 'isMailDelivered'>

/** What whoever has the link of an invitation sees of it. @throws DomainError NOT_FOUND */
export async function openInvitation(
  ctx: Joining,
  { id }: { id: string },
): Promise<OpenInvitation> {
  const [found] = await ctx.db
    .select({ invitation: invitations, name: workspaces.name, memberId: memberships.userId })
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .leftJoin(
      memberships,
      and(eq(memberships.workspaceId, workspaces.id), eq(memberships.userId, ctx.userId)),
    )
    .where(eq(invitations.id, id))
  const [person] = await ctx.db.select().from(user).where(eq(user.id, ctx.userId))
  if (!found || !person) throw notFound()
  const { invitation, name, memberId } = found
  const obstacle = () => {
    if (memberId !== null) return 'member'
    if (invitation.expiresAt <= new Date()) return 'expired'
    if (person.email !== invitation.email) return 'other-account'
    return person.emailVerified || !ctx.isMailDelivered ? null : 'unconfirmed'
  }
  return { ...presentInvitation(invitation, name), obstacle: obstacle() }
}

/**
 * Joins and goes on there; the invitation is used up. The seat was kept for them. Where no mail can confirm the address, whoever has
 * it and the link is believed.
 * @throws DomainError NOT_FOUND
 */
export async function joinWorkspace(ctx: Joining, { id }: { id: string }): Promise<Workspace> {
  const { userId } = ctx
  return await ctx.db.transaction(async (tx) => {
    await holdWorkspaceOf(tx, id)
    const [used] = await tx
      .delete(invitations)
      .where(
        and(
          eq(invitations.id, id),
          eq(invitations.email, ctx.isMailDelivered ? confirmedEmailOf(ctx) : emailOf(ctx)),
          gt(invitations.expiresAt, sql`now()`),
        ),
      )
      .returning()
    if (!used) throw notFound()
    const { workspaceId, role } = used
    await tx.insert(memberships).values({ workspaceId, userId, role }).onConflictDoNothing()
    await workIn(tx, userId, workspaceId)
    await announceMembers(tx, workspaceId)
    return { ...(await readWorkspace(tx, ctx, workspaceId)), isCurrent: true }
  })
}

/** Before the invitation, as whoever deletes the team does: until the end nobody deletes it. */
async function holdWorkspaceOf(tx: Transaction, invitationId: string): Promise<void> {
  const invited = tx
    .select({ id: invitations.workspaceId })
    .from(invitations)
    .where(eq(invitations.id, invitationId))
  await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(inArray(workspaces.id, invited))
    .for('key share')
}

function emailOf({ db, userId }: MemberContext) {
  return sql`(${db.select({ email: user.email }).from(user).where(eq(user.id, userId))})`
}

function confirmedEmailOf({ db, userId }: MemberContext) {
  return sql`(${db
    .select({ email: user.email })
    .from(user)
    .where(and(eq(user.id, userId), eq(user.emailVerified, true)))})`
}

async function readInvitations(
  { db }: MemberContext,
  which: ReturnType<typeof eq>,
): Promise<Invitation[]> {
  const rows = await db
    .select()
    .from(invitations)
    .innerJoin(workspaces, eq(workspaces.id, invitations.workspaceId))
    .where(and(which, gt(invitations.expiresAt, sql`now()`)))
    .orderBy(asc(invitations.createdAt))
  return rows.map((row) => presentInvitation(row.invitations, row.workspaces.name))
}

function presentInvitation(
  { id, email, role, expiresAt }: typeof invitations.$inferSelect,
  workspaceName: string,
): Invitation {
  return { id, workspaceName, email, role, expiresAt }
}

function notFound(): DomainError {
  return new DomainError('NOT_FOUND', tell('invitation-not-found'))
}
