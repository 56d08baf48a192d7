import { tell } from '#contract/words/told.ts'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '#database/client.ts'
import { workspaces } from '#database/schema/index.ts'
import { DomainError } from '../domain-error.ts'

/** The workspace that an account has had since sign-up. @throws DomainError NOT_FOUND when there is no such account. */
export async function ownWorkspaceOf(db: Database | Transaction, userId: string): Promise<string> {
  const [own] = await db
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.personalOf, userId))
  if (!own) throw new DomainError('NOT_FOUND', tell('account-not-found'))
  return own.id
}
