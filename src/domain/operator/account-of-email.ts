import { eq } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import { user } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/** @returns the account's id. @throws DomainError NOT_FOUND */
export async function accountOfEmail({ db }: Context, email: string): Promise<string> {
  const [found] = await db.select().from(user).where(eq(user.email, email.toLowerCase()))
  if (found) return found.id
  throw new DomainError('NOT_FOUND', tell('address-not-found', { email }))
}
