import { eq } from 'drizzle-orm'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { type Invitation, invitationPath } from '#contract/workspace.ts'
import type { Transaction } from '#database/client.ts'
import { profiles, user } from '#database/schema/index.ts'
import type { MemberContext, SiteContext } from '../context.ts'
import { dateIn, isLinkLike, layOutMail, queueMail } from '../mail/index.ts'
import { INVITATION_TEXTS } from './invitation-texts.ts'

export type Inviting = MemberContext & Pick<SiteContext, 'publicUrl' | 'isMailDelivered'>

/** Writes to who is invited, once the invitation stands. @returns whether it reaches them. */
export async function mailInvitation(
  ctx: Inviting,
  tx: Transaction,
  { id, email, workspaceName, expiresAt }: Invitation,
): Promise<boolean> {
  const language = await languageFor(ctx, tx, email)
  if (language === null) return false
  const texts = INVITATION_TEXTS[language]
  // A stranger may have chosen the name, so that it is followed like a link.
  const invited = isLinkLike(workspaceName)
    ? texts.invitedSomewhere
    : texts.invited.replace('{workspace}', () => workspaceName)
  const mail = layOutMail({
    language,
    subject: texts.subject,
    paragraphs: [invited, texts.how.replace('{date}', () => dateIn(language, expiresAt))],
    link: { label: texts.action, url: `${ctx.publicUrl}${invitationPath(id)}` },
    closing: [texts.closing],
  })
  await queueMail(ctx, { to: email, ...mail }, tx)
  return ctx.isMailDelivered
}

/**
 * Theirs, where they have an account; else that of whoever invites them, who knows them.
 * @returns null when nothing is to be written: nobody mails strangers from here without an address of their own.
 */
async function languageFor(
  { userId }: Inviting,
  tx: Transaction,
  email: string,
): Promise<InterfaceLanguage | null> {
  const found = async (which: ReturnType<typeof eq>) => {
    const [row] = await tx
      .select({ language: profiles.language, isConfirmed: user.emailVerified })
      .from(profiles)
      .innerJoin(user, eq(user.id, profiles.id))
      .where(which)
    return row
  }
  const inviter = await found(eq(user.id, userId))
  if (!inviter?.isConfirmed) return null
  return (await found(eq(user.email, email)))?.language ?? inviter.language
}
