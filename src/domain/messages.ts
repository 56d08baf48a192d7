import type { Message } from '#contract/visitor.ts'
import { messages } from '#database/schema/index.ts'
import type { QueuedMail } from '#queue/jobs.ts'
import type { SiteContext } from './context.ts'
import { layOutMail, queueMail } from './mail/index.ts'

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
