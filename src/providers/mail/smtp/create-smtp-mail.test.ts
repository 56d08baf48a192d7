import { expect, test } from 'vitest'
import type { SunkMail } from '#testing/fakes/mail-server.ts'
import { openMailSink } from '#testing/mail-sink.ts'
import { type ArrivedMail, newMail, SENDER, testMail } from '../mail-compliance.ts'
import { createSmtpMail } from './create-smtp-mail.ts'

testMail('SMTP', async () => {
  const sink = await openMailSink()
  return {
    mail: createSmtpMail({ url: sink.url, from: SENDER }),
    arrived: async () => sink.mails.map(decode),
    breakDown: sink.close,
  }
})

test('a recipient or a content that is refused for good is not tried again', async () => {
  for (const step of ['recipient', 'content'] as const) {
    const sink = await openMailSink()
    sink.refuse(step, 550)
    const sending = createSmtpMail({ url: sink.url, from: SENDER }).send(newMail({}))
    await expect(sending).rejects.toMatchObject({ kind: 'refused' })
  }
})

test('a mailbox that is full today is tried again', async () => {
  const sink = await openMailSink()
  sink.refuse('recipient', 452)
  const sending = createSmtpMail({ url: sink.url, from: SENDER }).send(newMail({}))
  await expect(sending).rejects.toMatchObject({ kind: 'unavailable' })
})

test('a mail sent twice carries one id, and no robot answers it', async () => {
  const sink = await openMailSink()
  const smtp = createSmtpMail({ url: sink.url, from: SENDER })
  const mail = newMail({})
  await smtp.send(mail)
  await smtp.send(mail)
  for (const { raw } of sink.mails) {
    expect(headOf(raw)).toContain(`Message-ID: <${mail.id}@reels.example>`)
    expect(headOf(raw)).toContain('Auto-Submitted: auto-generated')
  }
})

test('both the plain and the formatted text are there', async () => {
  const sink = await openMailSink()
  await createSmtpMail({ url: sink.url, from: SENDER }).send(newMail({}))
  expect(sink.mails[0]?.raw).toMatch(/multipart\/alternative/)
  expect(sink.mails[0]?.raw).toMatch(/text\/plain[^]*text\/html[^]*<p>Hello\.<\/p>/)
})

function headOf(raw: string): string {
  return raw.slice(0, raw.indexOf('\r\n\r\n')).replace(/\r\n[ \t]+/g, ' ')
}

function decode({ raw, to }: SunkMail): ArrivedMail {
  const head = headOf(raw)
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1]?.trim() ?? null
  const plain = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n----/.exec(raw)?.[1] ?? ''
  const encoding = /text\/plain[^]*?Content-Transfer-Encoding: (\S+)/.exec(raw)?.[1] ?? '7bit'
  return {
    from: String(field('From')),
    to: to.join(', '),
    replyTo: field('Reply-To'),
    subject: String(field('Subject'))
      .replace(/\?=\s+=\?/g, '?==?')
      .replace(/=\?UTF-8\?([BQ])\?([^?]*)\?=/gi, (_, kind: string, word: string) => {
        return decodeText(word.replaceAll('_', ' '), kind === 'B' ? 'base64' : 'quoted-printable')
      }),
    text: decodeText(plain, encoding).replaceAll('\r\n', '\n').trimEnd(),
  }
}

function decodeText(content: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(content, 'base64').toString()
  if (encoding !== 'quoted-printable') return content
  const bytes = content
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString()
}
