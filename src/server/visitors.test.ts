import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { forgetUnconfirmed } from '#domain/newsletter.ts'
import { openTestServer, type TestServer } from '#testing/test-server.ts'

const MESSAGE = {
  kind: 'contact',
  name: 'Ada Example',
  email: 'ada@example.com',
  topic: 'Prices',
  text: 'What does a clip cost?\n\nAnd a voice-over?',
}

type QueuedMail = { to: string; replyTo?: string; subject: string; text: string; html: string }

function post(server: TestServer, path: string, body: object, address = '203.0.113.7') {
  return server.fetch(`/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-real-ip': address },
    body: JSON.stringify(body),
  })
}

/** Where a proxy names the visitors' addresses. */
function openSite(settings: { supportEmail?: string } = {}): Promise<TestServer> {
  return openTestServer({
    publicUrl: 'https://reels.example',
    clientAddressHeader: 'x-real-ip',
    ...settings,
  })
}

async function mails({ context }: TestServer): Promise<QueuedMail[]> {
  const { rows } = await context.db.execute<{ data: QueuedMail }>(
    sql`select data from pgboss.job where name = 'send-mail' order by created_on`,
  )
  return rows.map(({ data }) => data)
}

async function rowsOf({ context }: TestServer, table: 'messages' | 'newsletter_subscriptions') {
  return (await context.db.execute(sql`select * from ${sql.identifier(table)}`)).rows
}

function tokenIn(mail: QueuedMail | undefined, link: 'confirm' | 'unsubscribe'): string {
  return String(new RegExp(`/newsletter\\?${link}=([\\w-]+)`).exec(mail?.text ?? '')?.[1])
}

test('a message is kept, and mailed to whoever answers messages', async () => {
  const server = await openSite({ supportEmail: 'help@reels.example' })
  const response = await post(server, '/messages', MESSAGE)
  expect(await response.json()).toEqual({ received: true })
  expect(await rowsOf(server, 'messages')).toMatchObject([{ ...MESSAGE, user_id: null }])
  const [mail] = await mails(server)
  expect(mail).toMatchObject({
    to: 'help@reels.example',
    replyTo: 'ada@example.com',
    subject: 'Contact: Prices',
    text: expect.stringContaining('And a voice-over?'),
  })
})

test('without an address for messages they are only kept, with the account of the sender', async () => {
  const server = await openSite()
  const visitor = await server.signUp()
  const sentBefore = (await mails(server)).length
  const body = { ...MESSAGE, kind: 'feedback' } as const
  expect(await visitor.client.message.send({ ...body, kind: 'feedback' })).toEqual({
    received: true,
  })
  expect(await rowsOf(server, 'messages')).toMatchObject([
    { kind: 'feedback', user_id: visitor.userId },
  ])
  expect(await mails(server)).toHaveLength(sentBefore)
})

test.each([
  ['no address', { email: 'ada' }, 'Enter a valid e-mail address'],
  ['no name', { name: '  ' }, 'Enter your name'],
  ['no topic', { topic: '' }, 'Choose a topic'],
  ['too little text', { text: 'Too short' }, 'Write at least 10 characters'],
  ['too much text', { text: 'x'.repeat(5001) }, 'At most 5,000 characters'],
])('a message with %s is refused in words', async (_what, wrong, message) => {
  const server = await openSite()
  const response = await post(server, '/messages', { ...MESSAGE, ...wrong })
  expect(response.status).toBe(422)
  expect(await response.json()).toMatchObject({ message })
})

test('what fills in the hidden field is thanked and thrown away', async () => {
  const server = await openSite({ supportEmail: 'help@reels.example' })
  const trapped = { website: 'https://spam.example' }
  const message = await post(server, '/messages', { ...MESSAGE, ...trapped })
  expect(await message.json()).toEqual({ received: true })
  const subscription = { email: 'ada@example.com', ...trapped }
  const subscribed = await post(server, '/newsletter/subscribe', subscription)
  expect(await subscribed.json()).toEqual({ accepted: true })
  expect(await rowsOf(server, 'messages')).toEqual([])
  expect(await rowsOf(server, 'newsletter_subscriptions')).toEqual([])
  expect(await mails(server)).toEqual([])
})

test('one network may send ten messages an hour', async () => {
  const server = await openSite()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++) {
    statuses.push((await post(server, '/messages', MESSAGE, `2001:db8::${attempt}`)).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
  const refused = await post(server, '/messages', MESSAGE, '2001:db8::ffff')
  expect(await refused.json()).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    data: { retryAfterS: expect.any(Number) },
  })
  expect((await post(server, '/messages', MESSAGE, '2001:db8:0:1::1')).status).toBe(200)
})

test('an address is on the list once its owner opened the mailed link, until the other one', async () => {
  const server = await openSite()
  const subscription = { email: 'Ada@Example.com', language: 'de' }
  await post(server, '/newsletter/subscribe', subscription)
  const [mail] = await mails(server)
  expect(mail).toMatchObject({
    to: 'ada@example.com',
    subject: 'Bestätige dein Abonnement',
    text: expect.stringContaining('https://reels.example/de/newsletter?confirm='),
  })
  expect(await rowsOf(server, 'newsletter_subscriptions')).toMatchObject([{ confirmed_at: null }])
  const token = tokenIn(mail, 'confirm')
  for (let opened = 0; opened < 2; opened++) {
    const response = await post(server, '/newsletter/confirm', { token })
    expect(await response.json()).toEqual({ confirmed: true })
  }
  expect(await rowsOf(server, 'newsletter_subscriptions')).toMatchObject([
    { email: 'ada@example.com', language: 'de', confirmed_at: expect.anything() },
  ])
  const goodbye = { token: tokenIn(mail, 'unsubscribe') }
  for (let opened = 0; opened < 2; opened++) {
    const response = await post(server, '/newsletter/unsubscribe', goodbye)
    expect(await response.json()).toEqual({ unsubscribed: true })
  }
  expect(await rowsOf(server, 'newsletter_subscriptions')).toEqual([])
})

test('no answer tells whether an address is known, and nobody is flooded with mails', async () => {
  const server = await openSite()
  const subscribe = async () => {
    const response = await post(server, '/newsletter/subscribe', { email: 'ada@example.com' })
    return [response.status, await response.json()]
  }
  const accepted = [200, { accepted: true }]
  expect(await subscribe()).toEqual(accepted)
  expect(await subscribe()).toEqual(accepted)
  expect(await mails(server)).toHaveLength(1)

  const { db } = server.context
  await db.execute(
    sql`update newsletter_subscriptions set requested_at = now() - interval '1 hour'`,
  )
  expect(await subscribe()).toEqual(accepted)
  const [first, second] = await mails(server)
  expect(tokenIn(second, 'confirm')).toBe(tokenIn(first, 'confirm'))

  await post(server, '/newsletter/confirm', { token: tokenIn(first, 'confirm') })
  await db.execute(
    sql`update newsletter_subscriptions set requested_at = now() - interval '1 hour'`,
  )
  expect(await subscribe()).toEqual(accepted)
  expect(await mails(server)).toHaveLength(2)
})

test('a link that is older than a week does nothing, and the address is forgotten', async () => {
  const server = await openSite()
  await post(server, '/newsletter/subscribe', { email: 'ada@example.com' })
  const [mail] = await mails(server)
  await server.context.db.execute(
    sql`update newsletter_subscriptions set requested_at = now() - interval '8 days'`,
  )
  const response = await post(server, '/newsletter/confirm', { token: tokenIn(mail, 'confirm') })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ message: 'This link is not valid any more.' })
  await forgetUnconfirmed(server.context.db)
  expect(await rowsOf(server, 'newsletter_subscriptions')).toEqual([])
})
