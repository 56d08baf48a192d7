import { and, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { User } from '#contract/user.ts'
import type { Database, Transaction } from '#database/client.ts'
import { credits, profiles, user, workspaces } from '#database/schema/index.ts'
import { personOf } from '../actor.ts'
import { recordAudit } from '../audit/index.ts'
import { containsWords } from '../contains-words.ts'
import type { WorkspaceContext } from '../context.ts'
import { grantCredits } from '../credit/index.ts'
import { DomainError } from '../domain-error.ts'
import { COMMAND_LINE_USER_ID } from '../operator/index.ts'
import { afterAccount, cutPage, type Page, type PageRequest } from '../page.ts'
import { requireAdmin } from '../require-admin.ts'
import { ownWorkspaceOf } from '../workspace/index.ts'

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
export async function readUser(db: Database | Transaction, id: string): Promise<User> {
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
