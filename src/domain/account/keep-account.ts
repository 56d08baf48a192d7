import { tell } from '#contract/words/told.ts'
import { and, eq, exists, sql } from 'drizzle-orm'
import type { Account } from '#contract/account.ts'
import { profiles, session } from '#database/schema/index.ts'
import { announceAccount } from '../announce.ts'
import type { MemberContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { getAccount } from './get-account.ts'

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
