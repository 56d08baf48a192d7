import { and, desc, eq, getTableColumns, isNotNull, ne, sql } from 'drizzle-orm'
import type { User } from '#contract/user.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { credits, profiles, user, workspaces } from '#database/schema/index.ts'
import { COMMAND_LINE_USER_ID, personOf, requireAdmin } from './actor.ts'
import { recordAudit } from './audit.ts'
import type { Context, WorkspaceContext } from './context.ts'
import { grantCredits } from './credit/index.ts'
import { ownWorkspaces } from './delete-workspace.ts'
import { DomainError } from './domain-error.ts'
import { cancelInWorkspace } from './generation/index.ts'
import { afterAccount, containsWords, cutPage, type Page, type PageRequest } from './page.ts'
import { revokeOtherSessions } from './sessions.ts'
import { ownWorkspaceOf } from './workspace/index.ts'

const FOLDED = sql`fold_for_search(${profiles.fullName} || ' ' || ${user.email})`
/** Nobody can sign in to the account of the command line. */
const IS_PERSON = ne(user.id, COMMAND_LINE_USER_ID)

/**
 * Everybody who has an account, the newest first, found by words of their name and address.
 * @throws DomainError FORBIDDEN, INVALID_INPUT
 */
export async function listUsers(
  ctx: WorkspaceContext,
  { cursor, limit, search = '' }: PageRequest & { search?: string | undefined },
): Promise<Page<User> & { total: number }> {
  requireAdmin(ctx)
  const wanted = [IS_PERSON, ...containsWords(FOLDED, search)]
  const after = cursor ? [afterAccount(cursor, user.createdAt, user.id)] : []
  const found = await read(ctx.db)
    .where(and(...wanted, ...after))
    .orderBy(desc(user.createdAt), desc(user.id))
    .limit(limit + 1)
  const { rows, nextCursor } = cutPage(found, limit, (row) => ({ at: row.createdAt, id: row.id }))
  const [counted] = await ctx.db
    .select({ total: sql<number>`count(*)::integer` })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .where(and(...wanted))
  return { items: rows.map(present), nextCursor, total: counted?.total ?? 0 }
}

/** @throws DomainError NOT_FOUND */
async function readUser(db: Database | Transaction, id: string): Promise<User> {
  const [row] = await read(db).where(and(IS_PERSON, eq(user.id, id)))
  if (!row) throw new DomainError('NOT_FOUND')
  return present(row)
}

function read(db: Database | Transaction) {
  const { fullName, avatarUrl, role, lastSeenAt, suspendedAt, suspendedFor } =
    getTableColumns(profiles)
  return db
    .select({
      id: user.id,
      email: user.email,
      emailVerified: user.emailVerified,
      createdAt: user.createdAt,
      profile: { fullName, avatarUrl, role, lastSeenAt },
      suspendedAt,
      suspendedFor,
      available: sql<number>`${credits.amount} - ${credits.held}`,
    })
    .from(user)
    .innerJoin(profiles, eq(profiles.id, user.id))
    .innerJoin(workspaces, eq(workspaces.personalOf, user.id))
    .innerJoin(credits, eq(credits.workspaceId, workspaces.id))
    .$dynamic()
}

type Row = Awaited<ReturnType<typeof read>>[number]

function present({ createdAt, profile, suspendedAt, suspendedFor, ...row }: Row): User {
  const suspended = suspendedAt && { at: suspendedAt, reason: suspendedFor ?? '' }
  return { ...row, ...profile, joinedAt: createdAt, suspended }
}

type Gift = { id: string; requestId: string; amount: number; description: string }

/**
 * Gives credits to somebody's own workspace: one row of the ledger that says who did it and why, and one of the
 * audit log. Asked twice with one request id, it is done once.
 * @throws DomainError FORBIDDEN, NOT_FOUND, INVALID_INPUT when it is more than an account can hold
 */
export async function addCredits(
  ctx: WorkspaceContext,
  { id, requestId, amount, description }: Gift,
): Promise<User> {
  requireAdmin(ctx)
  return await ctx.db.transaction(async (tx) => {
    const { email } = await readUser(tx, id)
    const workspaceId = await ownWorkspaceOf(tx, id)
    const cause = `grant:${requestId}`
    const givenBy = personOf(ctx.actor) ?? undefined
    const gift = { workspaceId, amount, description, cause, ...(givenBy && { givenBy }) }
    if (await grantCredits(tx, gift)) {
      const details = { userId: id, email, workspaceId, amount, description, cause }
      await recordAudit(tx, ctx.actor, 'grant-credits', details)
    }
    return await readUser(tx, id)
  })
}

/**
 * Keeps somebody out: every session ends, with what is under way in their own workspace, and nobody signs in to
 * the account, nor acts with one of its keys, until it is resumed. Nothing of theirs is deleted.
 * @throws DomainError FORBIDDEN, NOT_FOUND, REFUSED_IN_THIS_STATE about oneself
 */
export async function suspendUser(
  ctx: WorkspaceContext,
  { id, reason }: { id: string; reason: string },
): Promise<User> {
  requireAdmin(ctx)
  if (personOf(ctx.actor) === id) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('suspend-oneself'))
  }
  const { email } = await readUser(ctx.db, id)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ suspendedAt: sql`now()`, suspendedFor: reason })
      .where(eq(profiles.id, id))
    await revokeOtherSessions({ db: tx, userId: id }, null)
    await recordAudit(tx, ctx.actor, 'suspend-user', { userId: id, email, reason })
  })
  await cancelWorkOf(ctx, id)
  return await readUser(ctx.db, id)
}

/** @throws DomainError FORBIDDEN, NOT_FOUND */
export async function resumeUser(ctx: WorkspaceContext, { id }: { id: string }): Promise<User> {
  requireAdmin(ctx)
  const { email } = await readUser(ctx.db, id)
  await ctx.db.transaction(async (tx) => {
    await tx
      .update(profiles)
      .set({ suspendedAt: null, suspendedFor: null })
      .where(eq(profiles.id, id))
    await recordAudit(tx, ctx.actor, 'resume-user', { userId: id, email })
  })
  return await readUser(ctx.db, id)
}

/** Whether an admin keeps somebody out. */
export async function isSuspended(db: Database, userId: string): Promise<boolean> {
  const suspended = and(eq(profiles.id, userId), isNotNull(profiles.suspendedAt))
  return (await db.$count(profiles, suspended)) > 0
}

/** Stops what is under way in the workspaces that are somebody's alone; nothing is charged. */
async function cancelWorkOf(ctx: Context, userId: string): Promise<void> {
  for (const workspaceId of await ownWorkspaces(ctx, userId)) {
    await cancelInWorkspace(ctx, workspaceId)
  }
}
