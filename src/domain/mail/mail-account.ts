import { randomUUID } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { localPath } from '#contract/public-page.ts'
import type { Database, Transaction } from '#database/client.ts'
import { accountMails, profiles } from '#database/schema/index.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import type { Queue } from '#queue/queue.ts'
import { layOutMail, type MailText } from './lay-out-mail.ts'
import { ACCOUNT_DELETION } from './texts/account-deletion.ts'
import { ADDRESS_IN_USE } from './texts/address-in-use.ts'
import { CONFIRM_NEW_EMAIL } from './texts/confirm-new-email.ts'
import { EMAIL_CHANGE_REQUESTED } from './texts/email-change-requested.ts'
import { greeting } from './texts/greetings.ts'
import { PASSWORD_CHANGED } from './texts/password-changed.ts'
import { RESET_PASSWORD } from './texts/reset-password.ts'
import { VERIFY_EMAIL } from './texts/verify-email.ts'

type AccountMail = {
  kind: MailKind
  userId: string
  /** Not always the account's present address. */
  to: string
  /** Stands in the text where it says {email}. */
  email?: string
  /** Stands in the text where it says {date}. */
  date?: Date
  /** Where the mail's button leads, below the language of the account. */
  link: { origin: string; page: `/${string}` }
}

const SAME_MAILS_PER_HOUR = 5

/**
 * Writes to the owner of an account, in the account's language. Whoever asks for the same mail again and
 * again gets five an hour; an account that is gone gets none.
 */
export async function mailAccount(
  ctx: { db: Database | Transaction; queue: Queue },
  { kind, userId, to, email = to, date, link }: AccountMail,
): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const ofAccount = eq(profiles.id, userId)
    const [owner] = await tx.select().from(profiles).where(ofAccount).for('update')
    if (!owner || !(await mayWrite(tx, userId, kind))) return
    const { language, fullName } = owner
    const { subject, paragraphs, action, closing } = MAIL_TEXTS[kind][language]
    const values = { email, date: date ? dateIn(language, date) : '' }
    const mail = layOutMail({
      language,
      subject,
      paragraphs: [greeting(language, fullName), ...filled(paragraphs, values)],
      link: { label: action, url: link.origin + localPath(link.page, language) },
      closing: filled(closing, values),
    })
    await queueMail(ctx, { to, ...mail }, tx)
  })
}

async function mayWrite(tx: Transaction, userId: string, kind: MailKind): Promise<boolean> {
  const ofKind = and(eq(accountMails.userId, userId), eq(accountMails.kind, kind))
  await tx
    .delete(accountMails)
    .where(and(ofKind, lt(accountMails.sentAt, sql`now() - interval '1 hour'`)))
  if ((await tx.$count(accountMails, ofKind)) >= SAME_MAILS_PER_HOUR) return false
  await tx.insert(accountMails).values({ userId, kind })
  return true
}

function filled(sentences: string[], values: Record<'email' | 'date', string>): string[] {
  return sentences.map((sentence) =>
    sentence.replace(/\{(email|date)\}/g, (_, name: 'email' | 'date') => values[name]),
  )
}

/**
 * Leaves a mail to the worker: whoever asked for it does not wait, and does not notice whether it can be
 * delivered. With `tx` it is sent when, and only when, that transaction commits.
 */
export async function queueMail(
  ctx: { db: Database | Transaction; queue: Queue },
  mail: QueuedMail,
  tx?: Transaction,
): Promise<void> {
  await ctx.queue.enqueue(tx ?? ctx.db, 'send-mail', [{ id: randomUUID(), payload: mail }])
}

/** A day (UTC) as a mail says it. */
export function dateIn(language: InterfaceLanguage, date: Date): string {
  return date.toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
}

export const MAIL_TEXTS = {
  'verify-email': VERIFY_EMAIL,
  'reset-password': RESET_PASSWORD,
  'password-changed': PASSWORD_CHANGED,
  'address-in-use': ADDRESS_IN_USE,
  'confirm-new-email': CONFIRM_NEW_EMAIL,
  'email-change-requested': EMAIL_CHANGE_REQUESTED,
  'account-deletion': ACCOUNT_DELETION,
} satisfies Record<string, Record<InterfaceLanguage, MailText>>

export type MailKind = keyof typeof MAIL_TEXTS
