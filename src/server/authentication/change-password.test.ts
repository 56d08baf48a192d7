import { expect, test } from 'vitest'
import { verification } from '#database/schema/index.ts'
import { queuedMails } from '#testing/queued-mails.ts'
import { openTestServer, PASSWORD } from '#testing/test-server.ts'

const NEW_PASSWORD = 'battery staple'

test('a password is changed by whoever knows the present one, and other browsers may stay', async () => {
  const server = await openTestServer()
  const here = await server.signUp('ada@example.com')
  const there = await here.signInAgain()
  const change = (currentPassword: string) =>
    here.post('/api/auth/change-password', { currentPassword, newPassword: NEW_PASSWORD })
  const wrong = await change('something else')
  expect(wrong.status).toBe(400)
  expect(await wrong.json()).toMatchObject({ message: 'The current password is not right.' })
  await server.post('/api/auth/request-password-reset', { email: here.email })
  expect((await change(PASSWORD)).status).toBe(200)
  expect((await there.fetch('/api/v1/account')).status).toBe(200)
  expect(await server.context.db.$count(verification)).toBe(0)
  const notice = (await queuedMails(server.context.db)).at(-1)
  expect(notice?.subject).toBe('Your password was changed')
  expect(notice?.text).toContain('Choose a new password:\nhttp://site.test/forgot-password\n')
  const signIn = { email: here.email, password: NEW_PASSWORD }
  expect((await server.post('/api/auth/sign-in/email', signIn)).status).toBe(200)
})

test('other browsers are signed out where that is asked for, and this one goes on', async () => {
  const server = await openTestServer()
  const here = await server.signUp()
  const there = await here.signInAgain()
  const answer = await here.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: NEW_PASSWORD,
    revokeOtherSessions: true,
  })
  expect(answer.status).toBe(200)
  for (const old of [here, there]) expect((await old.fetch('/api/v1/account')).status).toBe(401)
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  expect((await server.fetch('/api/v1/account', { headers: { cookie } })).status).toBe(200)
})

test('a weak password is named so', async () => {
  const server = await openTestServer()
  const here = await server.signUp()
  const answer = await here.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: 'short',
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({
    message: 'Weak password: use at least 8 characters.',
  })
})

test('the password one has already is refused, and nothing is mailed', async () => {
  const server = await openTestServer()
  const here = await server.signUp()
  const before = (await queuedMails(server.context.db)).length
  const answer = await here.post('/api/auth/change-password', {
    currentPassword: PASSWORD,
    newPassword: PASSWORD,
  })
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'PASSWORD_IS_THE_SAME' })
  expect(await queuedMails(server.context.db)).toHaveLength(before)
})

test('nobody changes a password without being signed in', async () => {
  const server = await openTestServer()
  const body = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
  expect((await server.post('/api/auth/change-password', body)).status).toBe(401)
  expect((await server.post('/api/auth/change-email', { newEmail: 'x@example.com' })).status).toBe(
    401,
  )
})
