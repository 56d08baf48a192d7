import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test, vi } from 'vitest'
import { vendorSays } from '#contract/words/in-words.ts'
import { queueMail } from '#domain/mail/index.ts'
import type { Mail, MailProvider } from '#providers/mail/mail-provider.ts'
import { createSmtpMail } from '#providers/mail/smtp/create-smtp-mail.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { openQueue } from '#queue/queue.ts'
import { openMailSink } from '#testing/mail-sink.ts'
import { createTestContext, type TestContext } from '#testing/test-context.ts'
import { sendMail } from './send-mail.ts'

const MAIL = { to: 'ada@example.com', subject: 'Hello', text: 'Hello.\n', html: '<p>Hello.</p>' }
const SOON = { timeout: 10_000, interval: 20 }

async function startSending(context: TestContext, provider: MailProvider): Promise<void> {
  const queue = await openQueue(context.databaseUrl, 'worker')
  onTestFinished(() => queue.stop())
  await queue.work('send-mail', 1, (mail, id) => sendMail(provider, { ...mail, id }))
}

async function states(context: TestContext): Promise<unknown[]> {
  const { rows } = await context.db.execute(
    sql`select state, retry_count from pgboss.job where name = 'send-mail'`,
  )
  return rows
}

function failingFirst(error: Error): { provider: MailProvider; tries: Mail[] } {
  const tries: Mail[] = []
  return {
    tries,
    provider: {
      name: 'failing',
      async send(mail) {
        tries.push(mail)
        throw error
      },
    },
  }
}

test('a queued mail leaves by the mail server', async () => {
  const context = await createTestContext()
  const sink = await openMailSink()
  const from = 'no-reply@reels.example'
  await queueMail(context, MAIL)
  await startSending(context, createSmtpMail({ url: sink.url, from }))
  await expect.poll(() => sink.mails, SOON).toMatchObject([{ from, to: ['ada@example.com'] }])
})

test('a mail of a transaction that is rolled back is never sent', async () => {
  const context = await createTestContext()
  const broken = context.db.transaction(async (tx) => {
    await queueMail(context, MAIL, tx)
    throw new Error('On second thought')
  })
  await expect(broken).rejects.toThrow('On second thought')
  expect(await states(context)).toEqual([])
})

test('a mail that the server cannot take now is tried again later', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = await createTestContext()
  const { provider, tries } = failingFirst(
    new ProviderError('unavailable', vendorSays('The mail server', 'Try later')),
  )
  await queueMail(context, MAIL)
  await startSending(context, provider)
  await expect.poll(() => states(context), SOON).toMatchObject([{ state: 'retry' }])
  expect(tries).toMatchObject([MAIL])
  complaints.mockRestore()
})

test('a mail that is refused for good is given up, and the log does not name whose it was', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const context = await createTestContext()
  const sink = await openMailSink()
  sink.refuse('recipient', 550)
  await queueMail(context, MAIL)
  await startSending(context, createSmtpMail({ url: sink.url, from: 'no-reply@reels.example' }))
  await expect.poll(() => states(context), SOON).toMatchObject([{ state: 'completed' }])
  expect(complaints.mock.calls.join()).toContain('not here')
  expect(complaints.mock.calls.join()).not.toContain('ada@example.com')
  complaints.mockRestore()
})
