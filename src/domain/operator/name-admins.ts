import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { adminEmails, profiles, user } from '#database/schema/index.ts'

/**
 * Keeps the list of addresses whose owners are admins. Who has confirmed one is an admin at once, others
 * when they confirm it. Whose address leaves the list is no admin any more.
 */
export async function nameAdmins(db: Database, emails: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    const former = (await tx.delete(adminEmails).returning()).map(({ email }) => email)
    const dropped = former.filter((email) => !emails.includes(email))
    const leaving = tx.select({ id: user.id }).from(user).where(inArray(user.email, dropped))
    await tx.update(profiles).set({ role: 'user' }).where(inArray(profiles.id, leaving))
    if (emails.length === 0) return
    await tx
      .insert(adminEmails)
      .values(emails.map((email) => ({ email })))
      .onConflictDoNothing()
    const named = tx
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.emailVerified, true), inArray(user.email, emails)))
    await tx.update(profiles).set({ role: 'admin' }).where(inArray(profiles.id, named))
  })
}
