import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testing/temporary-folder.ts'
import { type ArrivedMail, newMail, SENDER, testMail } from '../mail-compliance.ts'
import { openMail } from '../open-mail.ts'
import { createOutbox } from './create-outbox.ts'

testMail('outbox', async () => {
  const folder = join(temporaryFolder(), 'mail')
  let isBroken = false
  return {
    mail: createOutbox({ folder, from: SENDER, say: () => undefined, saysLinks: false }),
    arrived: async () => (isBroken ? [] : readdirSync(folder).map((name) => read(folder, name))),
    async breakDown() {
      isBroken = true
      writeFileSync(folder, 'A file where the folder should be')
    },
  }
})

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['https://reels.example', false],
  ['https://localhost.example', false],
])(
  'at %s the operator is shown the link: %s; the file is for nobody else',
  async (url, isShown) => {
    const dataFolder = temporaryFolder()
    const said: string[] = []
    const link = `${url}/reset-password?token=abc`
    const mail = newMail({ subject: 'Reset your password', text: `Hello,\n\n${link}\n\nBye` })
    const settings = { DATA_DIR: dataFolder, PUBLIC_URL: url, MAIL_FROM: SENDER }
    await (await openMail(settings, (line) => said.push(line))).send(mail)
    const file = join(dataFolder, 'mail', `${mail.id}.txt`)
    const shown = isShown ? `  ${link}\n` : ''
    expect(said).toEqual([`Mail for ada@example.com: Reset your password\n${shown}  ${file}`])
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(statSync(join(dataFolder, 'mail')).mode & 0o777).toBe(0o700)
  },
)

test('a mail sent again after a crash is one file', async () => {
  const folder = join(temporaryFolder(), 'mail')
  const outbox = createOutbox({ folder, from: SENDER, say: () => undefined, saysLinks: false })
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
