import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type RunningProduct, startProduct } from '#testing/start-product.ts'

const SOON = { timeout: 20_000, interval: 50 }
const ADA = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' }

function post({ url }: RunningProduct, path: string, body: object): Promise<Response> {
  return fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(body),
  })
}

function mailsIn(dataFolder: string): string[] {
  const folder = join(dataFolder, 'mail')
  try {
    const names = readdirSync(folder).filter((name) => name.endsWith('.txt'))
    return names.map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}

test('sessions survive a restart, and mails without a mail server are files with links', async () => {
  const first = await startProduct()
  const { dataFolder } = first
  const signedUp = await post(first, '/api/auth/sign-up/email', ADA)
  const cookie = signedUp.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  await expect.poll(() => mailsIn(dataFolder), SOON).toHaveLength(1)
  expect(await first.stop()).toBe(0)

  const second = await startProduct({ dataFolder })
  const account = await fetch(`${second.url}/api/v1/account`, { headers: { cookie } })
  expect(await account.json()).toMatchObject({ email: ADA.email, role: 'admin' })
  const link = /^http\S+(\/verify-email\?token=\S+)$/m.exec(mailsIn(dataFolder).join())?.[1]
  expect((await fetch(`${second.url}/api/auth${link}`)).status).toBe(200)
  const confirmed = await fetch(`${second.url}/api/v1/account`, { headers: { cookie } })
  expect(await confirmed.json()).toMatchObject({ emailVerified: true })
})
