import { asc, inArray, lte, sql } from 'drizzle-orm'
import { profiles } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { DELETED_WITHIN, deleteAccount } from './delete-account.ts'

/** Deletes the accounts whose days to change one's mind are over. */
export async function deleteDueAccounts(ctx: Context): Promise<void> {
  for (;;) {
    const userId = await claimDue(ctx)
    if (userId === null) return
    await deleteAccount(ctx, userId)
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
