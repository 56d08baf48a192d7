import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog, session, transactions } from '#database/schema/index.ts'
import { checkLedger } from '#domain/credit/index.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { openAccount } from '#testing/open-account.ts'
import { createTestContext } from '#testing/test-context.ts'
import { openTestServer } from '#testing/test-server.ts'
import { addCredits, listUsers, resumeUser, suspendUser } from './users.ts'

async function openInstallation() {
  const ctx = await createTestContext()
  const admin = await openAccount(ctx, 'Linh Đặng')
  const jonas = await openAccount(ctx, 'Jonas Ebersbach')
  return { ctx, admin, jonas }
}

const gift = (id: string) => ({ id, requestId: randomUUID(), amount: 200, description: 'Outage' })

test('an admin finds people by name and address, by page, with role, credits and when they were seen', async () => {
  const { ctx, admin, jonas } = await openInstallation()
  const seen = await listUsers(admin, { limit: 10 })
  expect(seen).toMatchObject({
    total: 2,
    nextCursor: null,
    items: [
      { id: jonas.userId, fullName: 'Jonas Ebersbach', role: 'user', available: 100 },
      { id: admin.userId, role: 'admin', lastSeenAt: null, suspended: null },
    ],
  })
  const first = await listUsers(admin, { limit: 1 })
  const rest = await listUsers(admin, { limit: 1, cursor: String(first.nextCursor) })
  expect([...first.items, ...rest.items]).toEqual(seen.items)
  for (const search of ['dang linh', `${admin.userId}@EXAMPLE`]) {
    expect((await listUsers(admin, { limit: 9, search })).items).toEqual([seen.items[1]])
  }
  const token = randomUUID()
  await ctx.db.insert(session).values({
    id: token,
    token,
    userId: jonas.userId,
    expiresAt: new Date(),
    updatedAt: new Date('2026-11-02'),
  })
  await ctx.db.delete(session)
  const found = await listUsers(admin, { limit: 9, search: 'jonas' })
  expect(found.items[0]?.lastSeenAt).toEqual(new Date('2026-11-02'))
})

test('added credits are one row of the ledger that says who gave them and why, and one of the audit log', async () => {
  const { ctx, admin, jonas } = await openInstallation()
  const wish = gift(jonas.userId)
  expect(await addCredits(admin, wish)).toMatchObject({ available: 300 })
  expect(await addCredits(admin, wish)).toMatchObject({ available: 300 })
  const rows = await ctx.db.select().from(transactions).where(eq(transactions.kind, 'grant'))
  expect(rows).toMatchObject([{ amount: 200, description: 'Outage', givenBy: admin.userId }])
  expect(await ctx.db.select().from(auditLog)).toMatchObject([
    {
      actor: 'admin',
      userId: admin.userId,
      action: 'grant-credits',
      details: { userId: jonas.userId, amount: 200, description: 'Outage' },
    },
  ])
  expect(await checkLedger(ctx.db)).toEqual([])
  await expect(addCredits(admin, gift('nobody'))).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('who is no admin sees nobody, gives nothing and suspends nobody', async () => {
  const { admin, jonas } = await openInstallation()
  const refused = { code: 'FORBIDDEN' }
  await expect(listUsers(jonas, { limit: 9 })).rejects.toMatchObject(refused)
  await expect(addCredits(jonas, gift(jonas.userId))).rejects.toMatchObject(refused)
  const wish = { id: admin.userId, reason: 'Revenge' }
  await expect(suspendUser(jonas, wish)).rejects.toMatchObject(refused)
  await expect(resumeUser(jonas, wish)).rejects.toMatchObject(refused)
})

test('who is suspended acts no more, and again once resumed; nobody suspends themselves', async () => {
  const { ctx, admin, jonas } = await openInstallation()
  const wish = { id: jonas.userId, reason: 'Spam' }
  expect(await suspendUser(admin, wish)).toMatchObject({ suspended: { reason: 'Spam' } })
  await expect(enterWorkspace(ctx, jonas.userId)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' })
  expect(await resumeUser(admin, wish)).toMatchObject({ suspended: null })
  await enterWorkspace(ctx, jonas.userId)
  await expect(suspendUser(admin, { ...wish, id: admin.userId })).rejects.toMatchObject({
    code: 'REFUSED_IN_THIS_STATE',
  })
  const { rows } = await ctx.db.execute(sql`select action from audit_log order by at`)
  expect(rows).toEqual([{ action: 'suspend-user' }, { action: 'resume-user' }])
})

test('the server takes a whole number of at least 1 and a reason, whatever the page lets through', async () => {
  const server = await openTestServer()
  const { client } = await server.signUp()
  const { userId } = await server.signUp()
  const whole = gift(userId)
  for (const wrong of [{ amount: 0 }, { amount: -5 }, { amount: 1.5 }, { description: ' ' }]) {
    await expect(client.user.addCredits({ ...whole, ...wrong })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    })
  }
  expect(await client.user.addCredits({ ...whole, amount: 1 })).toMatchObject({ available: 101 })
})
