import { expect, test } from 'vitest'
import { ProviderError } from '../provider-error.ts'
import type { Mail, MailProvider } from './mail-provider.ts'

/** What arrived, as far as every way of sending keeps it. */
export type ArrivedMail = {
  from: string
  to: string
  replyTo: string | null
  subject: string
  text: string
}

export type MailUnderTest = {
  mail: MailProvider
  arrived: () => Promise<ArrivedMail[]>
  /** From now on nothing can be delivered. */
  breakDown: () => Promise<void>
}

export const SENDER = 'Reelwright <no-reply@reels.example>'

/** What every way of sending mail must do. Call it at the top of a test file. */
export function testMail(kind: string, create: () => Promise<MailUnderTest>): void {
  test(`${kind}: a mail arrives as it was written, in any script`, async () => {
    const { mail, arrived } = await create()
    const link = `http://localhost:3000/ja/reset-password?token=${'aB3_-'.repeat(9)}&x=1=2`
    const written = newMail({
      subject: 'パスワードを再設定 – Đặt lại mật khẩu für Ärger & <Spaß>',
      text: `Xin chào Ada,\n\n${'A long line. '.repeat(30)}\n\n${link}\n\n.\nFrom here on.\n`,
      replyTo: 'visitor@example.com',
    })
    await mail.send(written)
    expect(await arrived()).toEqual([
      {
        from: SENDER,
        to: 'ada@example.com',
        replyTo: 'visitor@example.com',
        subject: written.subject,
        text: written.text.trimEnd(),
      },
    ])
  })

  test(`${kind}: many mails at once all arrive, each once`, async () => {
    const { mail, arrived } = await create()
    const subjects = Array.from({ length: 12 }, (_, index) => `Mail number ${index}`)
    await Promise.all(subjects.map((subject) => mail.send(newMail({ subject }))))
    expect((await arrived()).map(({ subject }) => subject).toSorted()).toEqual(subjects.toSorted())
  })

  test(`${kind}: nothing typed into a mail can add a recipient or a header`, async () => {
    const { mail, arrived } = await create()
    await mail.send(newMail({ subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nOther text' }))
    const [only, ...others] = await arrived()
    expect(others).toEqual([])
    expect(only?.to).toBe('ada@example.com')
    expect(only?.text).toBe('Hello.')
    expect(only?.subject).toMatch(/^Hello .*Bcc: eve@example.com/)
  })

  test(`${kind}: what cannot be delivered now is said to be worth another try`, async () => {
    const { mail, arrived, breakDown } = await create()
    await breakDown()
    const failure = await mail.send(newMail({})).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ProviderError)
    expect(failure).toMatchObject({ kind: 'unavailable' })
    expect(await arrived()).toEqual([])
  })
}

export function newMail(parts: Partial<Mail>): Mail {
  return {
    id: crypto.randomUUID(),
    to: 'ada@example.com',
    subject: 'Hello',
    text: 'Hello.',
    html: '<p>Hello.</p>',
    ...parts,
  }
}
