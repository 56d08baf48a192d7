import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { type ArrivedMail, newMail, SENDER, testMail } from '../mail-compliance.ts'
import { createOutbox } from './create-outbox.ts'

testMail('outbox', async () => {
  const folder = join(temporaryFolder(), 'mail')
  let isBroken = false
  return {
    mail: createOutbox({ folder, from: SENDER, say: () => undefined }),
    arrived: async () => (isBroken ? [] : readdirSync(folder).map((name) => read(folder, name))),
    async breakDown() {
      isBroken = true
      writeFileSync(folder, 'A file where the folder should be')
    },
  }
})

test('the operator is shown the link, and the file is for nobody else', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const said: string[] = []
  const link = 'http://localhost:3000/reset-password?token=abc'
  const mail = newMail({ subject: 'Reset your password', text: `Hello,\n\n${link}\n\nBye` })
  await createOutbox({ folder, from: SENDER, say: (line) => said.push(line) }).send(mail)
  const file = join(folder, `${mail.id}.txt`)
  expect(said).toEqual([`Mail for ada@example.com: Reset your password\n  ${link}\n  ${file}`])
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('a mail sent again after a crash is one file', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const outbox = createOutbox({ folder, from: SENDER, say: () => undefined })
  const mail = newMail({})
  await outbox.send(mail)
  await outbox.send(mail)
  expect(readdirSync(folder)).toEqual([`${mail.id}.txt`])
})

function read(folder: string, name: string): ArrivedMail {
  const content = readFileSync(join(folder, name), 'utf8')
  const end = content.indexOf('\n\n')
  const head = content.slice(0, end).split('\n')
  const field = (key: string) =>
    head.find((line) => line.startsWith(`${key}: `))?.slice(key.length + 2) ?? null
  return {
    from: String(field('From')),
    to: String(field('To')),
    replyTo: field('Reply-To'),
    subject: String(field('Subject')),
    text: content.slice(end + 2).trimEnd(),
  }
}
