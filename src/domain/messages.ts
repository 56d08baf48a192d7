import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { MESSAGE_STATES, Message, ReceivedMessage } from '#contract/visitor.ts'
import { messages } from '#database/schema/index.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import { requireAdmin } from './actor.ts'
import { recordAudit } from './audit.ts'
import type { SiteContext, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { layOutMail, queueMail } from './mail/index.ts'
import { afterCursor, cutPage, type Page, type PageRequest } from './page.ts'

const STATES = {
  open: isNull(messages.answeredAt),
  answered: isNotNull(messages.answeredAt),
} satisfies Record<(typeof MESSAGE_STATES)[number], unknown>

/** What visitors wrote, the latest first. @throws DomainError FORBIDDEN, INVALID_INPUT */
export async function listMessages(
  ctx: WorkspaceContext,
  { cursor, limit, state }: PageRequest & { state?: keyof typeof STATES | undefined },
): Promise<Page<ReceivedMessage> & { open: number }> {
  requireAdmin(ctx)
  const after = cursor ? afterCursor(cursor, messages.createdAt, messages.id) : undefined
  const found = await ctx.db
    .select()
    .from(messages)
    .where(and(state && STATES[state], after))
    .orderBy(desc(messages.createdAt), desc(messages.id))
    .limit(limit + 1)
  const { rows: items, nextCursor } = cutPage(found, limit, ({ createdAt: at, id }) => ({ at, id }))
  return { items, nextCursor, open: await ctx.db.$count(messages, STATES.open) }
}

/** Notes that a message was answered, or that it waits again. Twice is once. @throws DomainError FORBIDDEN, NOT_FOUND */
export async function markMessage(
  ctx: WorkspaceContext,
  { id, isAnswered }: { id: string; isAnswered: boolean },
): Promise<ReceivedMessage> {
  requireAdmin(ctx)
  return await ctx.db.transaction(async (tx) => {
    const [marked] = await tx
      .update(messages)
      .set({ answeredAt: isAnswered ? sql`now()` : null })
      .where(and(eq(messages.id, id), isAnswered ? STATES.open : STATES.answered))
      .returning()
    if (marked) {
      // Neither name nor address: the log outlives the account, and with it the message.
      const { kind, userId } = marked
      await recordAudit(tx, ctx.actor, 'mark-message', { id, kind, userId, isAnswered })
      return marked
    }
    const [asItWas] = await tx.select().from(messages).where(eq(messages.id, id))
    if (!asItWas) throw new DomainError('NOT_FOUND')
    return asItWas
  })
}

/**
 * Keeps a visitor's message, and mails it on when the installation names an address for that.
 * @param userId the account of a sender who is signed in.
 */
export async function sendMessage(
  ctx: SiteContext,
  userId: string | null,
  input: Message & { website: string },
): Promise<{ received: true }> {
  const { website, ...message } = input
  if (website === '') await keep(ctx, userId, message)
  return { received: true }
}

async function keep(ctx: SiteContext, userId: string | null, message: Message): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    await tx.insert(messages).values({ ...message, userId })
    if (ctx.supportEmail) await queueMail(ctx, mailOf(message, ctx.supportEmail), tx)
  })
}

function mailOf(message: Message, supportEmail: string): QueuedMail {
  const { kind, name, email, topic, text } = message
  const mail = layOutMail({
    language: 'en',
    subject: `${kind === 'contact' ? 'Contact' : 'Feedback'}: ${oneLine(topic)}`,
    paragraphs: text.split(/\n{2,}/),
    closing: [`From ${oneLine(name)}, ${email}. An answer to this mail goes there.`],
  })
  return { to: supportEmail, replyTo: email, ...mail }
}

function oneLine(words: string): string {
  return words.replaceAll(/\s+/g, ' ')
}
