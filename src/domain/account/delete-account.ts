import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { Transaction } from '#database/client.ts'
import { faultText } from '#database/faults.ts'
import {
  apiKeys,
  authAccount,
  invitations,
  messages,
  newsletterSubscriptions,
  profiles,
  session,
  uploads,
  user,
  verification,
} from '#database/schema/index.ts'
import { discardFiles } from '../asset/index.ts'
import type { Context } from '../context.ts'
import { ownWorkspaces, removeWorkspace, unchecked } from '../delete-workspace.ts'
import { leaveTeams, ownWorkspaceOf } from '../workspace/index.ts'

const NOBODY = 'Deleted account'
/** Longer than a deletion takes; one that was cut off is gone on with after this. */
const DELETED_WITHIN = sql`interval '10 minutes'`

/**
 * Deletes an account that is to be deleted, with everything that is its own, a step after the other. Called again
 * after a crash between any two of them it completes; so it does where a vendor was still at work for it. Files go
 * from storage soon after.
 * @returns false when its owner has decided to keep it.
 */
export async function deleteAccount(ctx: Context, userId: string): Promise<boolean> {
  if (!(await ctx.db.transaction((tx) => closeAccount(tx, userId)))) return false
  await leaveTeams(ctx, userId)
  const personal = await ownWorkspaceOf(ctx.db, userId)
  let areRemoved = true
  for (const workspaceId of await ownWorkspaces(ctx, userId)) {
    if (workspaceId === personal) continue
    if (!(await removeWorkspace(ctx, workspaceId))) areRemoved = false
  }
  // By their memberships the other workspaces are found again. Nobody is without a personal one, not for a moment.
  if (areRemoved) await removeWorkspace(ctx, personal, (tx) => removePerson(tx, userId))
  return true
}

/** First of all: from here on nobody can sign in to it, and so nobody can keep it. Its address is free again. */
async function closeAccount(tx: Transaction, userId: string): Promise<boolean> {
  const [found] = await tx
    .select({ deleteAfter: profiles.deleteAfter, user })
    .from(profiles)
    .innerJoin(user, eq(user.id, profiles.id))
    .where(eq(profiles.id, userId))
    .for('update')
  if (!found?.deleteAfter) return false
  const { email, emailVerified } = found.user
  await tx.delete(session).where(eq(session.userId, userId))
  await tx.delete(authAccount).where(eq(authAccount.userId, userId))
  await tx.delete(apiKeys).where(eq(apiKeys.userId, userId))
  await tx.delete(verification).where(eq(verification.value, userId))
  await tx.delete(messages).where(eq(messages.userId, userId))
  // An address that was never confirmed may be somebody else's.
  if (emailVerified) await forgetAddress(tx, email)
  const nobody = { name: NOBODY, email: `${userId}@deleted.invalid`, image: null }
  await tx
    .update(user)
    .set({ ...nobody, emailVerified: false })
    .where(eq(user.id, userId))
  await tx
    .update(profiles)
    .set({ fullName: NOBODY, deleteAfter: sql`now() + ${DELETED_WITHIN}` })
    .where(eq(profiles.id, userId))
  return true
}

async function forgetAddress(tx: Transaction, email: string): Promise<void> {
  await tx.delete(messages).where(eq(messages.email, email))
  await tx.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.email, email))
  await tx.delete(invitations).where(eq(invitations.email, email))
}

async function removePerson(tx: Transaction, userId: string): Promise<void> {
  // Sent to a team that goes on.
  const sent = await tx.delete(uploads).where(eq(uploads.sentBy, userId)).returning()
  await discardFiles(tx, unchecked(sent))
  await tx.delete(user).where(eq(user.id, userId))
}

/** Deletes the accounts whose days to change one's mind are over. */
export async function deleteDueAccounts(ctx: Context): Promise<void> {
  for (;;) {
    const userId = await claimDue(ctx)
    if (userId === null) return
    // The others shall not wait for it.
    await deleteAccount(ctx, userId).catch((error: unknown) => {
      console.error(`The account ${userId} is not deleted yet: ${faultText(error)}`)
    })
  }
}

/** Puts it off for everybody else, and for the next try. */
async function claimDue({ db }: Context): Promise<string | null> {
  const due = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(lte(profiles.deleteAfter, sql`now()`))
    .orderBy(asc(profiles.deleteAfter))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(profiles)
    .set({ deleteAfter: sql`now() + ${DELETED_WITHIN}` })
    .where(inArray(profiles.id, due))
    .returning({ id: profiles.id })
  return claimed?.id ?? null
}
