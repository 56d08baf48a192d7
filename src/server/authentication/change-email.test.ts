import { expect, test } from 'vitest'
import { authAccount } from '#database/schema/index.ts'
import { queuedMails, tokenMailedTo } from '#testing/queued-mails.ts'
import { openTestServer, PASSWORD, type TestServer, type Visitor } from '#testing/test-server.ts'

const NEW = 'ada@new.example.com'

function change(newEmail: string, currentPassword = PASSWORD) {
  return { newEmail, currentPassword }
}

async function mailsSince(server: TestServer, count: number) {
  const mails = (await queuedMails(server.context.db)).slice(count)
  return mails.map(({ to, subject }) => `${to}: ${subject}`).toSorted()
}

function open(browser: Pick<Visitor | TestServer, 'fetch'>, token: string): Promise<Response> {
  return browser.fetch(`/api/auth/verify-email?token=${token}`)
}

test('an address changes when the link sent to the new one is opened, and the old one is told at once', async () => {
  const server = await openTestServer()
  const ada = await server.signUp('ada@example.com')
  const before = (await queuedMails(server.context.db)).length
  const answer = await ada.post('/api/auth/change-email', change(` ${NEW.toUpperCase()} `))
  expect(answer.status).toBe(200)
  expect(await mailsSince(server, before)).toEqual([
    'ada@example.com: Your e-mail address is about to change',
    `${NEW}: Confirm your new e-mail address`,
  ])
  expect((await ada.client.account.get()).email).toBe('ada@example.com')

  expect((await open(ada, await tokenMailedTo(server.context.db, NEW))).status).toBe(200)
  expect(await ada.client.account.get()).toMatchObject({ email: NEW, emailVerified: true })
  const signIn = { email: NEW, password: PASSWORD }
  expect((await server.post('/api/auth/sign-in/email', signIn)).status).toBe(200)
})

test('an open session alone is not enough: the password is asked for, where there is one', async () => {
  const server = await openTestServer()
  const { db } = server.context
  const ada = await server.signUp('ada@example.com')
  const before = (await queuedMails(db)).length
  for (const body of [{ newEmail: NEW }, change(NEW, 'something else'), change(NEW, '')]) {
    const answer = await ada.post('/api/auth/change-email', body)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_PASSWORD' })
  }
  expect(await queuedMails(db)).toHaveLength(before)
  expect(await ada.client.account.get()).toMatchObject({ hasPassword: true })

  await db.update(authAccount).set({ providerId: 'google', password: null })
  expect(await ada.client.account.get()).toMatchObject({ hasPassword: false })
  expect((await ada.post('/api/auth/change-email', { newEmail: NEW })).status).toBe(200)
})

test('a stranger who gets the link by a mistyped address gains nothing', async () => {
  const server = await openTestServer()
  const ada = await server.signUp('ada@example.com')
  const eve = await server.signUp('eve@example.com')
  await ada.post('/api/auth/change-email', change(NEW))
  const token = await tokenMailedTo(server.context.db, NEW)
  for (const stranger of [server, eve]) {
    const answer = await open(stranger, token)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'SIGN_IN_TO_CONFIRM' })
    expect(answer.headers.getSetCookie().join()).not.toMatch(/session_token=[^;]/)
  }
  expect((await ada.client.account.get()).email).toBe('ada@example.com')
})

test('a link opened again says that it was used, signed in or not', async () => {
  const server = await openTestServer()
  const ada = await server.signUp('ada@example.com')
  const eve = await server.signUp('eve@example.com')
  await ada.post('/api/auth/change-email', change('ada@older.example.com'))
  const older = await tokenMailedTo(server.context.db, 'ada@older.example.com')
  await ada.post('/api/auth/change-email', change(NEW))
  const newer = await tokenMailedTo(server.context.db, NEW)
  expect((await open(ada, newer)).status).toBe(200)
  const refusal = async (browser: typeof ada | typeof server, token: string) =>
    ((await (await open(browser, token)).json()) as { code: string }).code
  expect(await refusal(ada, newer)).toBe('EMAIL_IS_THE_SAME')
  expect(await refusal(ada, older)).toBe('INVALID_TOKEN')
  for (const token of [older, newer]) {
    expect(await refusal(server, token)).toBe('INVALID_TOKEN')
    expect(await refusal(eve, token)).toBe('INVALID_TOKEN')
  }
})

test('a link that we did not make tells nothing of who has an account', async () => {
  const server = await openTestServer()
  await server.signUp('ada@example.com')
  for (const email of ['ada@example.com', 'nobody@example.com']) {
    const content = Buffer.from(JSON.stringify({ email, updateTo: NEW })).toString('base64url')
    const answer = await open(server, `eyJhbGciOiJIUzI1NiJ9.${content}.c2lnbmVk`)
    expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' })
  }
})

test('a taken address is answered like a free one, and its owner is left alone', async () => {
  const server = await openTestServer()
  const ada = await server.signUp('ada@example.com')
  await server.signUp('bob@example.com')
  const before = (await queuedMails(server.context.db)).length
  const ask = async (newEmail: string) => {
    const answer = await ada.post('/api/auth/change-email', change(newEmail))
    return [answer.status, await answer.text()]
  }
  expect(await ask('bob@example.com')).toEqual(await ask('free@example.com'))
  expect(await mailsSince(server, before)).toEqual([
    'ada@example.com: Your e-mail address is about to change',
    'ada@example.com: Your e-mail address is about to change',
    'free@example.com: Confirm your new e-mail address',
  ])
})

test('an address that was taken meanwhile is not taken twice', async () => {
  const server = await openTestServer()
  const ada = await server.signUp('ada@example.com')
  await ada.post('/api/auth/change-email', change(NEW))
  const token = await tokenMailedTo(server.context.db, NEW)
  await server.signUp(NEW)
  expect((await open(ada, token)).status).toBe(400)
  expect((await ada.client.account.get()).email).toBe('ada@example.com')
})

test('the address one has already is refused in plain words', async () => {
  const server = await openTestServer()
  const ada = await server.signUp('ada@example.com')
  const answer = await ada.post('/api/auth/change-email', change('ADA@example.com'))
  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ message: 'This is your address already.' })
})
