import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { adminEmails, profiles, user } from '#database/schema/index.ts'

/**
 * Keeps the list of addresses whose owners are admins. Who has confirmed one is an admin at once, others
 * when they confirm it. Taking an address off the list takes no role away.
 */
export async function nameAdmins(db: Database, emails: string[]): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(adminEmails)
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
