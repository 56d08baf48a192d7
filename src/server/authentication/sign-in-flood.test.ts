import { scrypt } from 'node:crypto'
import { hashPassword, verifyPassword } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { openTestServer } from '#testing/test-server.ts'

/** As many as libuv has threads, and as many again that wait for them. */
const HASHES = 8

test('a session is recognised while every thread that hashes is busy', async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  expect((await visitor.fetch('/api/v1/account')).status).toBe(200)
  let hashed = 0
  const hashes = Array.from(
    { length: HASHES },
    () =>
      new Promise<void>((resolve) => {
        scrypt('p', 'salt', 64, { N: 2 ** 16, r: 8, maxmem: 2 ** 29 }, () => {
          hashed++
          resolve()
        })
      }),
  )
  expect((await visitor.fetch('/api/v1/account')).status).toBe(200)
  expect(hashed).toBe(0)
  await Promise.all(hashes)
})

test('of 150 sign-ins at the same moment some are answered and the others told when to come back', async () => {
  const passwords = { hash: hashPassword, verify: verifyPassword }
  const server = await openTestServer({ passwords })
  const body = { email: 'ada@example.com', password: 'wrong one' }
  const answers = await Promise.all(
    Array.from({ length: 150 }, () => server.post('/api/auth/sign-in/email', body)),
  )
  const refused = answers.filter(({ status }) => status === 503)
  expect(refused.length).toBeGreaterThan(0)
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(150 - refused.length)
  expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused[0]?.json()).toMatchObject({ code: 'BUSY' })
  expect((await server.post('/api/auth/sign-in/email', body)).status).toBe(401)
})

test("a cookie that we did not sign is nobody's", async () => {
  const server = await openTestServer()
  const visitor = await server.signUp()
  const [name = '', value = ''] = visitor.cookie.split('=')
  const [token = '', signature = ''] = decodeURIComponent(value).split('.')
  const forged = [
    token,
    `${token}.`,
    `.${signature}`,
    `${token}x.${signature}`,
    `${token}.${'A'.repeat(43)}=`,
  ]
  for (const cookie of forged) {
    const headers = { cookie: `${name}=${encodeURIComponent(cookie)}` }
    expect((await server.fetch('/api/v1/account', { headers })).status).toBe(401)
  }
})
