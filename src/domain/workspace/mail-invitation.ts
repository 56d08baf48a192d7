import { eq } from 'drizzle-orm'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { type Invitation, invitationPath } from '#contract/workspace.ts'
import type { Transaction } from '#database/client.ts'
import { profiles, user } from '#database/schema/index.ts'
import type { MemberContext, SiteContext } from '../context.ts'
import { dateIn, isLinkLike, layOutMail, queueMail } from '../mail/index.ts'

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

type InvitationText = {
  subject: string
  /** {workspace} is filled in. */
  invited: string
  /** For a name that is not to be repeated. */
  invitedSomewhere: string
  /** {date} is filled in. */
  how: string
  /** What the button says. */
  action: string
  closing: string
}

const INVITATION_TEXTS: Record<InterfaceLanguage, InvitationText> = {
  en: {
    subject: 'You are invited to a workspace on Reelwright',
    invited: 'You are invited to work together in “{workspace}” on Reelwright.',
    invitedSomewhere: 'You are invited to work together in a workspace on Reelwright.',
    how: 'Sign in with this address, or make an account with it and confirm it, to join. The invitation ends on {date}.',
    action: 'Look at the invitation',
    closing: 'If you do not know what this is about, do nothing.',
  },
  es: {
    subject: 'Te invitan a un espacio de trabajo en Reelwright',
    invited: 'Te invitan a trabajar juntos en «{workspace}» en Reelwright.',
    invitedSomewhere: 'Te invitan a trabajar juntos en un espacio de trabajo en Reelwright.',
    how: 'Para unirte, inicia sesión con esta dirección, o crea una cuenta con ella y confírmala. La invitación termina el {date}.',
    action: 'Ver la invitación',
    closing: 'Si no sabes de qué se trata, no hagas nada.',
  },
  fr: {
    subject: 'Vous êtes invité dans un espace de travail sur Reelwright',
    invited: 'Vous êtes invité à travailler ensemble dans « {workspace} » sur Reelwright.',
    invitedSomewhere:
      'Vous êtes invité à travailler ensemble dans un espace de travail sur Reelwright.',
    how: 'Pour le rejoindre, connectez-vous avec cette adresse, ou créez un compte avec elle et confirmez-la. L’invitation prend fin le {date}.',
    action: 'Voir l’invitation',
    closing: 'Si vous ne savez pas de quoi il s’agit, ne faites rien.',
  },
  de: {
    subject: 'Du bist in einen Arbeitsbereich auf Reelwright eingeladen',
    invited: 'Du bist eingeladen, auf Reelwright in „{workspace}“ mitzuarbeiten.',
    invitedSomewhere: 'Du bist eingeladen, auf Reelwright in einem Arbeitsbereich mitzuarbeiten.',
    how: 'Um beizutreten, melde dich mit dieser Adresse an, oder erstelle damit ein Konto und bestätige sie. Die Einladung gilt bis {date}.',
    action: 'Einladung ansehen',
    closing: 'Wenn du nicht weißt, worum es geht, brauchst du nichts zu tun.',
  },
  ja: {
    subject: 'Reelwright のワークスペースに招待されました',
    invited: 'Reelwright のワークスペース「{workspace}」に招待されました。',
    invitedSomewhere: 'Reelwright のワークスペースに招待されました。',
    how: '参加するには、このメールアドレスでログインするか、アカウントを作成してアドレスを確認してください。招待の期限は{date}です。',
    action: '招待を確認する',
    closing: 'お心当たりがない場合は、何もする必要はありません。',
  },
  vi: {
    subject: 'Bạn được mời vào một không gian làm việc trên Reelwright',
    invited: 'Bạn được mời cùng làm việc trong “{workspace}” trên Reelwright.',
    invitedSomewhere: 'Bạn được mời cùng làm việc trong một không gian làm việc trên Reelwright.',
    how: 'Để tham gia, hãy đăng nhập bằng địa chỉ này, hoặc tạo tài khoản với địa chỉ này và xác nhận. Lời mời hết hạn vào {date}.',
    action: 'Xem lời mời',
    closing: 'Nếu bạn không biết chuyện này là gì, bạn không cần làm gì cả.',
  },
}
