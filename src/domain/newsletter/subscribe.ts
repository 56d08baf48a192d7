import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import type { SiteContext } from '../context.ts'
import { queueMail } from '../mail/index.ts'
import { confirmationMail } from './confirmation-mail.ts'

const TOKEN_BYTES = 24
/** However often strangers type an address in, its owner is not flooded. */
const MAILED_AGAIN_AFTER = sql`interval '15 minutes'`

/**
 * Mails a link that puts the address on the list. The answer is the same for an address that is on it,
 * was asked about a moment ago, or is new.
 */
export async function subscribe(
  ctx: SiteContext,
  input: { email: string; language: InterfaceLanguage; website: string },
): Promise<{ accepted: true }> {
  if (input.website === '') await mailConfirmation(ctx, input.email.toLowerCase(), input.language)
  return { accepted: true }
}

async function mailConfirmation(
  ctx: SiteContext,
  email: string,
  language: InterfaceLanguage,
): Promise<void> {
  const { confirmedAt, requestedAt } = newsletterSubscriptions
  await ctx.db.transaction(async (tx) => {
    const [requested] = await tx
      .insert(newsletterSubscriptions)
      .values({ email, language, token: randomBytes(TOKEN_BYTES).toString('base64url') })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: { language, requestedAt: sql`now()` },
        setWhere: sql`${confirmedAt} is null and ${requestedAt} < now() - ${MAILED_AGAIN_AFTER}`,
      })
      .returning()
    if (requested) await queueMail(ctx, confirmationMail(ctx.publicUrl, requested), tx)
  })
}
