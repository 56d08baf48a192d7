import { eq, sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { AccountEvent } from '#contract/event.ts'
import { user } from '#database/schema/index.ts'
import { announceCredits, announceStoryboard } from '#domain/announce.ts'
import { addNotification } from '#domain/notifications.ts'
import { openTestServer } from '#testing/test-server.ts'
import { createAccountStreams, hearAnnouncements } from './account-streams.ts'

const readsNothing = async () => undefined
const NOTHING_READ = { models: readsNothing, homepage: readsNothing }

const CREDITS: AccountEvent = { type: 'credits' }
const ADA = { userId: 'ada', workspaceId: 'of-ada', sessionId: 'of-ada' }
const CONNECTED: AccountEvent = { type: 'connected' }

async function take(stream: AsyncIterator<unknown>, count: number): Promise<unknown[]> {
  const taken = []
  while (taken.length < count) taken.push((await stream.next()).value)
  return taken
}

test('both windows of an account hear of a change, other accounts do not', async () => {
  const server = await openTestServer()
  const ada = await server.signUp()
  const bob = await server.signUp()
  const [one, two, foreign] = await Promise.all(
    [ada, ada, bob].map(({ client }) => client.event.subscribe()),
  )
  if (!one || !two || !foreign) throw new Error('A stream is missing.')
  for (const stream of [one, two, foreign]) expect(await take(stream, 1)).toEqual([CONNECTED])

  server.streams.publish(ada.account, CREDITS)
  server.streams.publish(bob.account, { type: 'storyboard', storyboardId: crypto.randomUUID() })
  expect(await take(one, 1)).toEqual([CREDITS])
  expect(await take(two, 1)).toEqual([CREDITS])
  expect(await take(foreign, 1)).toMatchObject([{ type: 'storyboard' }])
})

test('what another process announces arrives, and a lost connection makes pages come again', async () => {
  const server = await openTestServer()
  const { account, client } = await server.signUp()
  const { db, databaseUrl } = server.context
  const stopHearing = await hearAnnouncements(databaseUrl, server.streams, NOTHING_READ)
  onTestFinished(stopHearing)
  const stream = await client.event.subscribe()
  expect(await take(stream, 1)).toEqual([CONNECTED])

  await db.transaction((tx) => announceCredits(tx, account.workspaceId))
  expect(await take(stream, 1)).toEqual([CREDITS])

  await db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen%'`,
  )
  // A session may have ended unheard, so nobody keeps a stream.
  expect(await stream.next()).toMatchObject({ done: true })
  const another = await client.event.subscribe()
  expect(await take(another, 1)).toEqual([CONNECTED])
  await announceCredits(db, account.workspaceId)
  expect(await take(another, 1)).toEqual([CREDITS])
})

test('a page hears of a notification that comes, and of one that another page read', async () => {
  const server = await openTestServer()
  const { account, client } = await server.signUp()
  const { db, databaseUrl } = server.context
  onTestFinished(await hearAnnouncements(databaseUrl, server.streams, NOTHING_READ))
  const stream = await client.event.subscribe()
  expect(await take(stream, 1)).toEqual([CONNECTED])
  await db.transaction((tx) => addNotification(tx, account, { kind: 'credits-low', available: 9 }))
  expect(await take(stream, 1)).toEqual([{ type: 'notification' }])
  await client.notification.markRead({})
  expect(await take(stream, 1)).toEqual([{ type: 'notification' }])
})

test('an announcement of a transaction that is rolled back is never heard', async () => {
  const server = await openTestServer()
  const { account, client } = await server.signUp()
  const { db, databaseUrl } = server.context
  onTestFinished(await hearAnnouncements(databaseUrl, server.streams, NOTHING_READ))
  const stream = await client.event.subscribe()
  expect(await take(stream, 1)).toEqual([CONNECTED])
  const storyboardId = crypto.randomUUID()
  const broken = db.transaction(async (tx) => {
    await announceCredits(tx, account.workspaceId)
    throw new Error('On second thought')
  })
  await expect(broken).rejects.toThrow('On second thought')
  await announceStoryboard(db, { id: storyboardId, workspaceId: account.workspaceId })
  expect(await take(stream, 1)).toEqual([{ type: 'storyboard', storyboardId }])
})

test('a page that does not keep up is told to read again instead of everything it missed', async () => {
  const streams = createAccountStreams()
  const stream = streams.open(ADA, undefined)
  expect(await take(stream, 1)).toEqual([CONNECTED])
  for (let count = 0; count < 501; count += 1) streams.publish(ADA, CREDITS)
  streams.publish(ADA, { type: 'storyboard', storyboardId: 'last' })
  expect(await take(stream, 2)).toEqual([CONNECTED, { type: 'storyboard', storyboardId: 'last' }])
})

test('a session that ends takes its streams along, those of other browsers go on', async () => {
  const server = await openTestServer()
  const { db, databaseUrl } = server.context
  onTestFinished(await hearAnnouncements(databaseUrl, server.streams, NOTHING_READ))
  const here = await server.signUp()
  const there = await here.signInAgain()
  const [ending, kept] = await Promise.all([
    here.client.event.subscribe(),
    there.client.event.subscribe(),
  ])
  for (const stream of [ending, kept]) expect(await take(stream, 1)).toEqual([CONNECTED])
  await there.client.session.revokeOthers()
  expect(await ending.next()).toMatchObject({ done: true })
  await announceCredits(db, here.account.workspaceId)
  expect(await take(kept, 1)).toEqual([CREDITS])
})

test('a stream that is opened just after its session ended is over before it begins', async () => {
  const streams = createAccountStreams()
  streams.endSession(ADA.sessionId)
  expect(await streams.open(ADA, undefined).next()).toMatchObject({ done: true })
  const another = streams.open({ ...ADA, sessionId: 'another' }, undefined)
  expect(await take(another, 1)).toEqual([CONNECTED])
})

test('a deleted user is cut off', async () => {
  const server = await openTestServer()
  const { db, databaseUrl } = server.context
  onTestFinished(await hearAnnouncements(databaseUrl, server.streams, NOTHING_READ))
  const { client, userId } = await server.signUp()
  const stream = await client.event.subscribe()
  expect(await take(stream, 1)).toEqual([CONNECTED])
  await db.delete(user).where(eq(user.id, userId))
  expect(await stream.next()).toMatchObject({ done: true })
})

test('a stream ends with its page, and all end with the server', async () => {
  const streams = createAccountStreams()
  const page = new AbortController()
  const left = streams.open(ADA, page.signal)
  const kept = streams.open(ADA, undefined)
  await Promise.all([take(left, 1), take(kept, 1)])
  const leaving = left.next()
  page.abort()
  expect(await leaving).toEqual({ done: true, value: undefined })
  const ending = kept.next()
  streams.close()
  expect(await ending).toEqual({ done: true, value: undefined })
})
