import { eq } from 'drizzle-orm'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

/** Forgets the address that the token was mailed to; a token that is not known any more is as good. */
export async function unsubscribe(
  ctx: Context,
  input: { token: string },
): Promise<{ unsubscribed: true }> {
  await ctx.db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.token, input.token))
  return { unsubscribed: true }
}
