import { expect, test } from 'vitest'
import { rateLimit } from '#database/schema/index.ts'
import { openTestServer, PASSWORD } from '#testing/test-server.ts'

const EMAIL = 'ada@example.com'
const FORMS: Record<string, object> = {
  'sign-in/email': { email: EMAIL, password: 'wrong one' },
  'sign-up/email': { name: 'Ada', email: EMAIL, password: PASSWORD },
  'request-password-reset': { email: EMAIL },
  'reset-password': { token: 'wrong', newPassword: PASSWORD },
  'send-verification-email': { email: EMAIL },
  'change-password': { currentPassword: 'wrong one', newPassword: PASSWORD },
  'change-email': { newEmail: EMAIL },
}

for (const [form, body] of Object.entries(FORMS)) {
  test(`${form} answers 429 and when to come back after too many tries, to this visitor only`, async () => {
    const server = await openTestServer({ attemptsPerMinute: 2, clientAddressHeader: 'x-real-ip' })
    const attempt = (address: string) =>
      server.post(`/api/auth/${form}`, body, { 'x-real-ip': address })
    for (const _ of [1, 2]) expect((await attempt('192.0.2.1')).status).not.toBe(429)
    const refused = await attempt('192.0.2.1')
    expect(refused.status).toBe(429)
    const retryAfter = Number(refused.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    expect(retryAfter).toBeLessThanOrEqual(60)
    expect(await refused.json()).toEqual({
      code: 'TOO_MANY_TRIES',
      message: 'Too many requests. Please try again later.',
    })
    expect((await attempt('192.0.2.2')).status).not.toBe(429)
    expect(await server.context.db.$count(rateLimit)).toBe(2)
  })
}

test('links from mails cannot be guessed at leisure either', async () => {
  const server = await openTestServer({ attemptsPerMinute: 2 })
  const statuses = []
  for (const token of ['a', 'b', 'c']) {
    statuses.push((await server.fetch(`/api/auth/verify-email?token=${token}`)).status)
  }
  expect(statuses).toEqual([401, 401, 429])
})

test('tries sent at the same moment are counted one by one', async () => {
  const server = await openTestServer({ attemptsPerMinute: 3 })
  const body = { email: EMAIL, password: 'wrong one' }
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.post('/api/auth/sign-in/email', body)),
  )
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

test('guesses at one account are counted together, wherever they come from and however it is written', async () => {
  const server = await openTestServer({ attemptsPerMinute: 2, clientAddressHeader: 'x-real-ip' })
  const guess = (email: string, index: number) =>
    server.post(
      '/api/auth/sign-in/email',
      { email, password: 'wrong one' },
      { 'x-real-ip': `192.0.2.${index}` },
    )
  const statuses = []
  for (let index = 1; index <= 12; index++) {
    statuses.push((await guess(index % 2 ? EMAIL : ' ADA@Example.com', index)).status)
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  const refused = await guess(EMAIL, 13)
  const retryAfter = Number(refused.headers.get('retry-after'))
  expect(retryAfter).toBeGreaterThan(60)
  expect(retryAfter).toBeLessThanOrEqual(3600)
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_TRIES' })
  expect((await guess('bob@example.com', 14)).status).toBe(401)
})

test('right passwords are no guesses: they count against nobody', async () => {
  const server = await openTestServer({ attemptsPerMinute: 2, clientAddressHeader: 'x-real-ip' })
  const { email } = await server.signUp()
  const signIn = async (password: string, index: number) => {
    const from = { 'x-real-ip': `192.0.2.${index}` }
    return (await server.post('/api/auth/sign-in/email', { email, password }, from)).status
  }
  for (let index = 1; index <= 12; index++) expect(await signIn(PASSWORD, index)).toBe(200)
  for (let index = 13; index <= 22; index++) expect(await signIn('wrong one', index)).toBe(401)
  expect(await signIn(PASSWORD, 23)).toBe(429)
})

test('a range of addresses makes so many accounts a day, whatever else it tries', async () => {
  const server = await openTestServer({ signUpsPerDay: 2, clientAddressHeader: 'x-real-ip' })
  const signUp = async (address: string, email = `${crypto.randomUUID()}@example.com`) => {
    const body = { name: 'Ada', email, password: PASSWORD }
    return await server.post('/api/auth/sign-up/email', body, { 'x-real-ip': address })
  }
  expect((await signUp('192.0.2.1', EMAIL)).status).toBe(200)
  // A taken address makes no account, and takes none away.
  expect((await signUp('192.0.2.2', EMAIL)).status).toBe(422)
  expect((await signUp('192.0.2.3')).status).toBe(200)
  const refused = await signUp('192.0.2.4')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600)
  expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_TRIES' })
  expect((await signUp('192.0.3.4')).status).toBe(200)
  for (const host of [1, 2]) expect((await signUp(`2001:db8:1:${host}::1`)).status).toBe(200)
  expect((await signUp('2001:db8:1:9::1')).status).toBe(429)
  expect((await signUp('2001:db8:2::1')).status).toBe(200)
})
