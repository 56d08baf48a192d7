import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { INTERFACE_LANGUAGES } from '#contract/interface-language.ts'
import { accountMails } from '#database/schema/index.ts'
import { createUser } from '#testing/create-user.ts'
import { queuedMails } from '#testing/queued-mails.ts'
import { createTestContext } from '#testing/test-context.ts'
import { layOutMail } from './lay-out-mail.ts'
import { MAIL_TEXTS, type MailKind, mailAccount } from './mail-account.ts'
import { greeting } from './texts/greetings.ts'

const KINDS = Object.keys(MAIL_TEXTS) as MailKind[]
const PLACEHOLDER = /\{\w+\}/g

function wordsOf(kind: MailKind, language: (typeof INTERFACE_LANGUAGES)[number]): string[] {
  const { subject, paragraphs, action, closing } = MAIL_TEXTS[kind][language]
  return [subject, ...paragraphs, action, ...closing]
}

test('each mail says the same number of things in each language, with the same values', () => {
  for (const kind of KINDS) {
    const english = wordsOf(kind, 'en')
    for (const language of INTERFACE_LANGUAGES) {
      const words = wordsOf(kind, language)
      expect(words).toHaveLength(english.length)
      expect(words.every((sentence) => sentence.trim() === sentence && sentence !== '')).toBe(true)
      const placeholders = words.map((sentence) => sentence.match(PLACEHOLDER) ?? [])
      expect(placeholders).toEqual(english.map((sentence) => sentence.match(PLACEHOLDER) ?? []))
      if (language !== 'en') expect(words.filter((text) => english.includes(text))).toEqual([])
    }
  }
  for (const language of INTERFACE_LANGUAGES) expect(greeting(language, 'Ada')).toContain('Ada')
})

test('what people typed stands in a mail as it is and is no mark-up', async () => {
  const context = await createTestContext()
  const owner = await createUser(context.db, 'Ada <b>$& & "Co"</b>')
  await mailAccount(context, {
    kind: 'verify-email',
    userId: owner.id,
    to: owner.email,
    link: { origin: 'https://reels.example', page: '/verify-email?token=a&b="c' },
  })
  const [mail] = await queuedMails(context.db)
  expect(mail?.to).toBe(owner.email)
  expect(mail?.text).toMatch(/^Hello Ada <b>\$& & "Co"<\/b>,\n/)
  expect(mail?.html).toContain('Hello Ada &lt;b&gt;$&amp; &amp; &quot;Co&quot;&lt;/b&gt;,')
  expect(mail?.html).toContain('href="https://reels.example/verify-email?token=a&amp;b=&quot;c"')
  expect(mail?.text + String(mail?.html)).not.toMatch(PLACEHOLDER)
})

test('a name that could be followed like a link stays out of the mail', () => {
  for (const name of [
    'http://evil.example',
    'www.evil',
    'Win at evil.example',
    'ada@example.com',
  ]) {
    expect(greeting('fr', name)).toBe('Bonjour,')
  }
  for (const name of ['J. R. R. Tolkien', 'A.B. Yates', 'Dr. Ada $& Lovelace']) {
    expect(greeting('en', name)).toBe(`Hello ${name},`)
  }
})

test('nobody can have an account written to without end', async () => {
  const context = await createTestContext()
  const { db } = context
  const owner = await createUser(db)
  const link = { origin: 'https://reels.example', page: '/login' } as const
  const write = (kind: MailKind) =>
    mailAccount(context, { kind, userId: owner.id, to: owner.email, link })
  await Promise.all(Array.from({ length: 9 }, () => write('reset-password')))
  expect(await queuedMails(db)).toHaveLength(5)
  await write('password-changed')
  expect(await queuedMails(db)).toHaveLength(6)
  await db.update(accountMails).set({ sentAt: sql`now() - interval '61 minutes'` })
  await write('reset-password')
  expect(await queuedMails(db)).toHaveLength(7)
})

test('an account that is gone gets no mail', async () => {
  const context = await createTestContext()
  const link = { origin: 'https://reels.example', page: '/login' } as const
  await mailAccount(context, {
    kind: 'password-changed',
    userId: 'gone',
    to: 'x@example.com',
    link,
  })
  expect(await queuedMails(context.db)).toEqual([])
})

test('a mail loads nothing and has its link on a line of its own', () => {
  const { text, html } = layOutMail({
    language: 'fr',
    subject: 'Bonjour',
    paragraphs: ['Un.'],
    link: { label: 'Ouvrir', url: 'https://reels.example/fr/login' },
    closing: ['Deux.'],
  })
  expect(text).toBe('Un.\n\nOuvrir :\nhttps://reels.example/fr/login\n\nDeux.\n\nReelwright\n')
  expect(html).toContain('<html lang="fr">')
  expect(html).not.toMatch(/<(img|link|script|style)|src=|url\(/)
})
