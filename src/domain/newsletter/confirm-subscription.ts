import { tell } from '#contract/words/told.ts'
import { and, eq, or, isNotNull, sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import type { Context } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { isFresh } from './forget-unconfirmed.ts'

/** Puts an address on the list; opening the link again changes nothing. @throws DomainError NOT_FOUND */
export async function confirmSubscription(
  ctx: Context,
  input: { token: string },
): Promise<{ confirmed: true }> {
  const { token, confirmedAt } = newsletterSubscriptions
  const [confirmed] = await ctx.db
    .update(newsletterSubscriptions)
    .set({ confirmedAt: sql`coalesce(${confirmedAt}, now())` })
    .where(and(eq(token, input.token), or(isNotNull(confirmedAt), isFresh)))
    .returning()
  if (!confirmed) throw new DomainError('NOT_FOUND', tell('newsletter-link-over'))
  return { confirmed: true }
}
