import { and, asc, eq, exists, ne, or, sql } from 'drizzle-orm'
import type { Account } from '#contract/account.ts'
import { DELETION_DAYS } from '#contract/limits.ts'
import { tell } from '#contract/words/told.ts'
import type { Transaction } from '#database/client.ts'
import { authAccount, profiles, session, user } from '#database/schema/index.ts'
import { announceAccount } from '../announce.ts'
import { recordAudit } from '../audit.ts'
import type { MemberContext, SiteContext } from '../context.ts'
import { ownWorkspaces } from '../delete-workspace.ts'
import { DomainError } from '../domain-error.ts'
import { cancelInWorkspace } from '../generation/index.ts'
import { mailAccount } from '../mail/index.ts'
import { revokeOtherSessions } from '../sessions.ts'
import { requireNoTeamAlone } from '../workspace/index.ts'
import { getAccount } from './get-account.ts'

type Leaving = MemberContext & Pick<SiteContext, 'publicUrl'>
type Wish = {
  /** The session that asks goes on; null: none does. */
  sessionId: string | null
  /** Nobody is to be written to: it goes at once. */
  isAtOnce?: boolean
}

/**
 * Has an account deleted after some days in which its owner may change their mind. Other devices are signed out,
 * and what is being made in the workspaces that go with it is stopped. Asked again, the day stays.
 * @throws DomainError REFUSED_IN_THIS_STATE for the last admin while there are other accounts, and for the only owner of a team
 */
export async function requestDeletion(ctx: Leaving, wish: Wish): Promise<Date> {
  const deleteAfter = await ctx.db.transaction((tx) => noteWish(ctx, tx, wish))
  for (const id of await ownWorkspaces(ctx, ctx.userId)) await cancelInWorkspace(ctx, id)
  return deleteAfter
}

async function noteWish(ctx: Leaving, tx: Transaction, wish: Wish): Promise<Date> {
  const { userId, publicUrl } = ctx
  await requireNoTeamAlone(tx, userId)
  const { deleteAfter: before } = await lockLeaving(tx, userId)
  if (ctx.actor.kind === 'operator') {
    await recordAudit(tx, ctx.actor, 'delete-account', { userId, atOnce: wish.isAtOnce === true })
  }
  if (before) return before
  const [noted] = await tx
    .update(profiles)
    .set({ deleteAfter: sql`now() + make_interval(days => ${DELETION_DAYS})` })
    .where(eq(profiles.id, userId))
    .returning()
  if (!noted?.deleteAfter) throw new Error('The day was not written.')
  const { deleteAfter } = noted
  await revokeOtherSessions({ ...ctx, db: tx }, wish.sessionId)
  const [owner] = await tx.select().from(user).where(eq(user.id, userId))
  if (owner && !wish.isAtOnce) {
    await mailAccount(
      { db: tx, queue: ctx.queue },
      {
        kind: 'account-deletion',
        userId,
        to: owner.email,
        date: deleteAfter,
        link: { origin: publicUrl, page: '/login' },
      },
    )
  }
  await announceAccount(tx, userId)
  return deleteAfter
}

/** Of several admins who go at once, the last one sees that the others do. */
async function lockLeaving(tx: Transaction, userId: string) {
  const rows = await tx
    .select()
    .from(profiles)
    .where(or(eq(profiles.id, userId), eq(profiles.role, 'admin')))
    .orderBy(asc(profiles.id))
    .for('update')
  const leaving = rows.find(({ id }) => id === userId)
  if (!leaving) throw new DomainError('UNAUTHENTICATED')
  const stays = rows.some((one) => one.role === 'admin' && one !== leaving && !one.deleteAfter)
  if (leaving.role !== 'admin' || leaving.deleteAfter || stays) return leaving
  if ((await countOthers(tx, userId)) === 0) return leaving
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('last-admin'))
}

/** People: the command line's own account cannot be signed in to. */
async function countOthers(tx: Transaction, userId: string): Promise<number> {
  return await tx.$count(authAccount, ne(authAccount.userId, userId))
}

/** Lets an account stay that was to be deleted; one that was not, too. @throws DomainError REFUSED_IN_THIS_STATE */
export async function keepAccount(ctx: MemberContext): Promise<Account> {
  const { db, userId } = ctx
  // A deletion begins by ending the sessions.
  const isOpen = exists(db.select({ one: sql`1` }).from(session).where(eq(session.userId, userId)))
  const [kept] = await db
    .update(profiles)
    .set({ deleteAfter: null })
    .where(and(eq(profiles.id, userId), isOpen))
    .returning()
  if (!kept) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('account-going'))
  }
  await announceAccount(db, userId)
  return await getAccount(ctx)
}
