import { randomBytes } from 'node:crypto'
import { and, eq, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { localPath } from '#contract/public-page.ts'
import { tell } from '#contract/words/told.ts'
import type { Database } from '#database/client.ts'
import { newsletterSubscriptions } from '#database/schema/index.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import type { Context, SiteContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { layOutMail, queueMail } from './mail/index.ts'

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

/** Forgets the address that the token was mailed to; a token that is not known any more is as good. */
export async function unsubscribe(
  ctx: Context,
  input: { token: string },
): Promise<{ unsubscribed: true }> {
  await ctx.db.delete(newsletterSubscriptions).where(eq(newsletterSubscriptions.token, input.token))
  return { unsubscribed: true }
}

/** True while the link that was mailed can still be used. */
const isFresh: SQL = sql`${newsletterSubscriptions.requestedAt} > now() - interval '7 days'`

/** Deletes addresses whose owners did not want to be on the list. */
export async function forgetUnconfirmed(db: Database): Promise<void> {
  await db
    .delete(newsletterSubscriptions)
    .where(and(isNull(newsletterSubscriptions.confirmedAt), not(isFresh)))
}

/** The mail that asks the owner of an address whether it was they who typed it in. */
function confirmationMail(
  publicUrl: string,
  subscription: { email: string; language: InterfaceLanguage; token: string },
): QueuedMail {
  const { email, language, token } = subscription
  const { subject, paragraphs, action, closing } = CONFIRMATION_TEXTS[language]
  const page = publicUrl + localPath('/newsletter', language)
  const mail = layOutMail({
    language,
    subject,
    paragraphs,
    link: { label: action, url: `${page}?confirm=${token}` },
    closing: [closing, `${page}?unsubscribe=${token}`],
  })
  return { to: email, ...mail }
}

type ConfirmationText = {
  subject: string
  paragraphs: string[]
  /** What the button says. */
  action: string
  /** Stands before the link that takes the address off the list. */
  closing: string
}

const CONFIRMATION_TEXTS: Record<InterfaceLanguage, ConfirmationText> = {
  en: {
    subject: 'Confirm your subscription',
    paragraphs: [
      'Somebody, we hope it was you, asked for the Reelwright newsletter at this address.',
      'Open the link within 7 days to receive it. If it was not you, do nothing, and you will not hear from us.',
    ],
    action: 'Confirm subscription',
    closing: 'You can leave at any time:',
  },
  es: {
    subject: 'Confirma tu suscripción',
    paragraphs: [
      'Alguien, esperamos que tú, ha pedido recibir el boletín de Reelwright en esta dirección.',
      'Abre el enlace en un plazo de 7 días para recibirlo. Si no fuiste tú, no hagas nada y no volverás a saber de nosotros.',
    ],
    action: 'Confirmar suscripción',
    closing: 'Puedes darte de baja cuando quieras:',
  },
  fr: {
    subject: 'Confirmez votre abonnement',
    paragraphs: [
      'Quelqu’un, nous espérons que c’est vous, a demandé à recevoir la lettre d’information de Reelwright à cette adresse.',
      'Ouvrez le lien dans les 7 jours pour la recevoir. Si ce n’était pas vous, ne faites rien : vous n’entendrez plus parler de nous.',
    ],
    action: 'Confirmer l’abonnement',
    closing: 'Vous pouvez vous désabonner à tout moment :',
  },
  de: {
    subject: 'Bestätige dein Abonnement',
    paragraphs: [
      'Jemand, hoffentlich du, hat den Newsletter von Reelwright für diese Adresse bestellt.',
      'Öffne den Link innerhalb von 7 Tagen, um ihn zu erhalten. Warst du es nicht, brauchst du nichts zu tun und hörst nicht mehr von uns.',
    ],
    action: 'Abonnement bestätigen',
    closing: 'Du kannst ihn jederzeit abbestellen:',
  },
  ja: {
    subject: 'ニュースレター登録の確認',
    paragraphs: [
      'このメールアドレスで Reelwright のニュースレターの登録申し込みがありました。',
      '受け取るには、7日以内にリンクを開いてください。お心当たりがない場合は何もする必要はなく、以後メールが届くことはありません。',
    ],
    action: '登録を確認する',
    closing: '配信はいつでも停止できます：',
  },
  vi: {
    subject: 'Xác nhận đăng ký của bạn',
    paragraphs: [
      'Có người, hy vọng chính là bạn, đã đăng ký nhận bản tin Reelwright bằng địa chỉ này.',
      'Hãy mở liên kết trong vòng 7 ngày để nhận bản tin. Nếu không phải bạn, hãy bỏ qua thư này và chúng tôi sẽ không gửi thêm.',
    ],
    action: 'Xác nhận đăng ký',
    closing: 'Bạn có thể hủy đăng ký bất cứ lúc nào:',
  },
}
