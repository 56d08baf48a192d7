import { randomUUID } from 'node:crypto'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DELETION_DAYS } from '#contract/limits.ts'
import {
  auditLog,
  authAccount,
  memberships,
  profiles,
  session,
  user,
} from '#database/schema/index.ts'
import { createApiKey } from '#domain/api-keys.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { queuedMails } from '#testing/queued-mails.ts'
import {
  type Client,
  OPERATOR_TOKEN,
  openTestServer,
  PASSWORD,
  type TestServer,
} from '#testing/test-server.ts'

const DAY_MS = 24 * 3600 * 1000
const password = PASSWORD

/** An account that is not the admin's. */
async function openSite() {
  const server = await openTestServer()
  const admin = await server.signUp()
  const visitor = await server.signUp()
  return { server, admin, visitor, db: server.context.db }
}

function operatorOf({ url }: TestServer): Client {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` }
  return createORPCClient(new RPCLink({ url: `${url}/rpc`, headers }))
}

test('an account is deleted in seven days: work stops, other devices are signed out, keys rest, a mail says when', async () => {
  const { server, visitor, db } = await openSite()
  const elsewhere = await visitor.signInAgain()
  const { secret } = await createApiKey(visitor.account, {
    name: 'Robot',
    scopes: ['read'],
    days: null,
  })
  const withKey = () =>
    server.fetch('/api/v1/account', { headers: { authorization: `Bearer ${secret}` } })
  const started = await visitor.client.storyboard.create({ id: randomUUID(), ...AN_IDEA })
  expect((await visitor.client.account.get()).deleteAfter).toBeNull()

  const { deleteAfter, credits } = await visitor.client.account.delete({ password })
  const days = (Number(deleteAfter) - Date.now()) / DAY_MS
  expect(days).toBeCloseTo(DELETION_DAYS, 2)
  expect(credits).toEqual({ available: 100, held: 0 })
  expect(await visitor.client.generation.get({ id: started.id })).toMatchObject({
    state: 'cancelled',
  })
  expect((await elsewhere.fetch('/api/v1/account')).status).toBe(401)
  expect((await withKey()).status).toBe(401)
  const mail = (await queuedMails(db)).findLast(({ to }) => to === visitor.email)
  expect(mail?.subject).toBe('Your account will be deleted')
  const day = deleteAfter?.toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })
  expect(mail?.text).toContain(`On ${day} your Reelwright account ${visitor.email}`)

  const again = await visitor.client.account.delete({ password })
  expect(again.deleteAfter).toEqual(deleteAfter)
  expect((await queuedMails(db)).filter(({ subject }) => subject === mail?.subject)).toHaveLength(1)
  const later = await visitor.signInAgain()
  expect((await later.client.account.keep()).deleteAfter).toBeNull()
  expect((await withKey()).status).toBe(200)
})

test('without the password nothing is begun', async () => {
  const { visitor } = await openSite()
  for (const input of [{}, { password: '' }, { password: 'correct horse ' }]) {
    await expect(visitor.client.account.delete(input)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'The current password is not right.',
    })
  }
  expect((await visitor.client.account.get()).deleteAfter).toBeNull()
})

test('whoever has no password signs in just before', async () => {
  const { visitor, db } = await openSite()
  await db
    .update(authAccount)
    .set({ providerId: 'google', password: null })
    .where(eq(authAccount.userId, visitor.userId))
  const createdAt = sql`now() - interval '6 minutes'`
  const isTheirs = eq(session.userId, visitor.userId)
  await db.update(session).set({ createdAt }).where(isTheirs)
  await expect(visitor.client.account.delete({})).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: expect.stringContaining('sign in again'),
  })
  await db.update(session).set({ createdAt: sql`now()` }).where(isTheirs)
  expect((await visitor.client.account.delete({})).deleteAfter).not.toBeNull()
})

test('the only owner of a team hands it over first; who is alone in one need not', async () => {
  const { visitor, admin, db } = await openSite()
  const team = await visitor.client.workspace.create({ id: randomUUID(), name: 'Film club' })
  const other = { workspaceId: team.id, userId: admin.userId }
  await db.insert(memberships).values({ ...other, role: 'editor' })
  await expect(visitor.client.account.delete({ password })).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
    message: expect.stringMatching(/^You are the only owner of “Film club”\./),
  })
  await db.delete(memberships).where(eq(memberships.userId, admin.userId))
  expect((await visitor.client.account.delete({ password })).deleteAfter).not.toBeNull()
})

test('of the admins one stays, however many go at once, until nobody else is there', async () => {
  const { visitor, admin, db } = await openSite()
  await db.update(profiles).set({ role: 'admin' }).where(eq(profiles.id, visitor.userId))
  const third = eq(profiles.id, (await visitor.client.account.get()).id)
  expect(await db.$count(profiles, third)).toBe(1)
  const going = await Promise.allSettled(
    [visitor, admin].map(({ client }) => client.account.delete({ password })),
  )
  expect(going.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [refused] = going.filter((one) => one.status === 'rejected')
  expect(refused?.reason.message).toMatch(/^This is the only admin account/)
  // Alone on the installation nobody is missed.
  const [stays, goes] = going[0]?.status === 'rejected' ? [visitor, admin] : [admin, visitor]
  await db.delete(user).where(eq(user.id, goes.userId))
  expect((await stays.client.account.delete({ password })).deleteAfter).not.toBeNull()
})

test('the operator has an account deleted, in seven days or at once, and it is written down', async () => {
  const { server, visitor, admin, db } = await openSite()
  const operator = operatorOf(server)
  const { email } = visitor
  const planned = await operator.operator.deleteAccount({ email: email.toUpperCase() })
  expect((await db.select().from(session).where(eq(session.userId, visitor.userId))).length).toBe(0)
  const later = await visitor.signInAgain()
  expect((await later.client.account.get()).deleteAfter).toEqual(planned.deleteAfter)

  expect(await operator.operator.deleteAccount({ email, atOnce: true })).toEqual({
    deleteAfter: null,
  })
  expect(await db.$count(user, eq(user.id, visitor.userId))).toBe(0)
  await expect(operator.operator.deleteAccount({ email })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  const written = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.actor, 'operator'), eq(auditLog.action, 'delete-account')))
  expect(written.map(({ details }) => details)).toEqual([
    { userId: visitor.userId, atOnce: false },
    { userId: visitor.userId, atOnce: true },
  ])
  await expect(
    operator.operator.deleteAccount({ email: 'command-line@localhost.example' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.$count(user, eq(user.id, admin.userId))).toBe(1)
})
