import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { PERMISSIONS, SUPPORT_VIEW_READS } from '#contract/permissions.ts'
import { SUPPORT_VIEW_COOKIE } from '#contract/support.ts'
import { auditLog, notifications, user as people, supportViews } from '#database/schema/index.ts'
import { accessOf, anyIds, ask, inputOf, OPERATIONS } from '#testing/ask-operation.ts'
import { createWrittenStoryboard } from '#testing/create-written-storyboard.ts'
import { confirmed, join } from '#testing/team.ts'
import { openTestServer } from '#testing/test-server.ts'

type Look = Omit<RequestInit, 'headers'> & { headers?: Record<string, string> }

async function openView() {
  const server = await openTestServer()
  const admin = await server.signUp()
  const user = await server.signUp()
  const storyboard = await createWrittenStoryboard(user.account)
  const view = await admin.client.support.open({ userId: user.userId, reason: 'A clip is missing' })
  const cookie = `${admin.cookie}; ${SUPPORT_VIEW_COOKIE}=${view.id}`
  const look = (path: string, init: Look = {}) =>
    server.fetch(path, { ...init, headers: { ...init.headers, cookie } })
  return { server, admin, user, storyboard, view, cookie, look }
}

test('an admin sees what the user sees, who is told why; both the look and its end are audited', async () => {
  const { server, admin, user, storyboard, view, look } = await openView()
  expect(await (await look('/api/v1/account')).json()).toMatchObject({
    email: user.email,
    role: 'user',
    credits: { available: 90 },
    workspace: { isPersonal: true, role: 'viewer' },
  })
  expect(await (await look('/api/v1/storyboards')).json()).toMatchObject({
    items: [{ id: storyboard.id }],
  })
  expect((await look(`/api/v1/storyboards/${storyboard.id}`)).status).toBe(200)
  expect(await (await look('/api/v1/transactions')).json()).toMatchObject({
    items: [{ kind: 'spend' }, { kind: 'sign-up' }],
  })
  expect((await user.client.notification.list()).items.map(({ facts }) => facts)).toContainEqual({
    kind: 'support-view',
    reason: 'A clip is missing',
  })
  // Without the cookie it is the admin's own account.
  expect(await admin.client.account.get()).toMatchObject({ email: admin.email })
  expect(await admin.client.support.current({ id: view.id })).toMatchObject({
    userId: user.userId,
  })
  expect(await admin.client.support.leave({ id: view.id })).toEqual({ ended: true })
  expect(await admin.client.support.current({ id: view.id })).toBeNull()
  const rows = await server.context.db.select().from(auditLog).orderBy(auditLog.at)
  expect(rows).toMatchObject([
    { action: 'open-support-view', details: { userId: user.userId, reason: 'A clip is missing' } },
    { action: 'leave-support-view', userId: admin.userId },
  ])
})

test('nothing but the reads of the list is answered in a view: nothing changes and nothing is spent', async () => {
  const { server, user, cookie } = await openView()
  const before = await user.client.account.get()
  for (const operation of OPERATIONS) {
    const access = accessOf(operation)
    if (access.who === 'everybody' || operation.name === 'event/subscribe') continue
    // About the view itself an admin acts as themselves.
    if (operation.name.startsWith('support/')) continue
    const statuses = await ask(server.fetch, operation, inputOf(access, anyIds()), { cookie })
    for (const status of statuses) {
      if (SUPPORT_VIEW_READS.includes(operation.name)) expect([200, 404]).toContain(status)
      else expect(status, operation.name).toBe(403)
    }
  }
  expect(await user.client.account.get()).toEqual(before)
})

test('what may be asked for in a view only reads', () => {
  const methods = OPERATIONS.filter(({ name }) => SUPPORT_VIEW_READS.includes(name)).map(
    ({ name, method }) => `${method} ${name}`,
  )
  expect(methods.filter((one) => !one.startsWith('GET '))).toEqual([])
  expect(SUPPORT_VIEW_READS.filter((name) => !(name in PERMISSIONS))).toEqual([])
})

test('files are sent by nobody in a view, and the password stays the admin’s', async () => {
  const { look } = await openView()
  const upload = `/media/uploads/${randomUUID()}?purpose=library&name=a.png`
  expect((await look(upload, { method: 'PUT', body: 'picture' })).status).toBe(403)
  expect((await look('/media/account.zip')).status).toBe(403)
  const change = await look('/api/auth/change-password', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ currentPassword: 'a', newPassword: 'another one' }),
  })
  expect(change.status).toBe(403)
})

test('a view that is over opens nothing, and nobody else’s view opens anything', async () => {
  const { server, user, cookie, look, view } = await openView()
  const asUser = await server.fetch('/api/v1/account', {
    headers: { cookie: `${user.cookie}; ${SUPPORT_VIEW_COOKIE}=${view.id}` },
  })
  expect(await asUser.json()).toMatchObject({ email: user.email, role: 'user' })
  const other = await server.signUp()
  const asOther = await server.fetch('/api/v1/account', {
    headers: { cookie: `${other.cookie}; ${SUPPORT_VIEW_COOKIE}=${view.id}` },
  })
  expect(await asOther.json()).toMatchObject({ email: other.email })
  await server.context.db.update(supportViews).set({ endsAt: sql`now()` })
  expect((await look('/api/v1/account')).status).toBe(403)
  const still = await server.fetch(`/api/v1/support/views/${view.id}`, { headers: { cookie } })
  expect(still.status).toBe(200)
})

test('who is an admin no more sees nothing of others', async () => {
  const { server, admin, look } = await openView()
  await server.context.db.execute(sql`update profiles set role = 'user' where id = ${admin.userId}`)
  expect((await look('/api/v1/storyboards')).status).toBe(403)
})

test('of somebody who works in a team at the moment, their own workspace is shown, and nothing of the team', async () => {
  const { server, user, storyboard, look } = await openView()
  const founder = await confirmed(server)
  await founder.client.workspace.create({ id: randomUUID(), name: 'Film club' })
  const [, team] = await founder.client.workspace.list()
  await founder.client.workspace.switch({ id: team?.id ?? '' })
  await server.context.db
    .update(people)
    .set({ emailVerified: true })
    .where(eq(people.id, user.userId))
  await join(founder, user, 'viewer')
  expect((await user.client.account.get()).workspace.isPersonal).toBe(false)
  expect(await (await look('/api/v1/account')).json()).toMatchObject({
    workspace: { isPersonal: true },
  })
  await server.context.db.insert(notifications).values({
    userId: user.userId,
    workspaceId: team?.id ?? '',
    facts: { kind: 'batch-ended', of: 'image', made: 1, failed: 0 } as never,
  })
  const told = (await (await look('/api/v1/notifications')).json()) as { items: unknown[] }
  expect(told.items).not.toContainEqual(
    expect.objectContaining({ facts: expect.objectContaining({ kind: 'batch-ended' }) }),
  )
  expect(await (await look('/api/v1/storyboards')).json()).toMatchObject({
    items: [{ id: storyboard.id }],
  })
})
