import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { credits, invitations, user } from '#database/schema/index.ts'
import { createStoryboard } from '#domain/storyboard/index.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { queuedMails } from '#testing/queued-mails.ts'
import { openTestServer, type TestServer, type Visitor } from '#testing/test-server.ts'
import { grantCredits } from '../credit/index.ts'

async function confirmed(server: TestServer): Promise<Visitor> {
  const visitor = await server.signUp()
  await server.context.db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, visitor.userId))
  return visitor
}

/** A team of somebody who works in it now. */
async function openTeam(server: TestServer) {
  const founder = await confirmed(server)
  const team = await founder.client.workspace.create({ id: randomUUID(), name: 'Film club' })
  await founder.client.workspace.switch({ id: team.id })
  return { founder, team }
}

async function join(
  founder: Visitor,
  newcomer: Visitor,
  role: 'owner' | 'admin' | 'editor' | 'viewer',
) {
  const { id } = await founder.client.workspace.invite({ email: newcomer.email, role })
  const joined = await newcomer.client.workspace.join({ id })
  await newcomer.client.workspace.switch({ id: joined.id })
  return joined
}

test('whoever signs up has a workspace, and others that they make or join', async () => {
  const server = await openTestServer()
  const ada = await confirmed(server)
  expect(await ada.client.workspace.list()).toMatchObject([
    { name: 'Ada Example', isPersonal: true, role: 'owner', isCurrent: true },
  ])
  const id = randomUUID()
  const made = await ada.client.workspace.create({ id, name: '  Film   club ' })
  expect(made).toEqual({
    id,
    name: 'Film club',
    isPersonal: false,
    role: 'owner',
    isCurrent: false,
  })
  expect(await ada.client.workspace.create({ id, name: 'Sent twice' })).toEqual(made)
  await ada.client.workspace.switch({ id })
  expect((await ada.client.workspace.list()).map(({ isCurrent }) => isCurrent)).toEqual([
    false,
    true,
  ])
  expect((await ada.client.workspace.rename({ name: 'Cinema' })).name).toBe('Cinema')
})

test('what is made and paid in a workspace is all its members’, and nobody’s when they work elsewhere', async () => {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const eve = await confirmed(server)
  await join(founder, eve, 'editor')
  const { db } = server.context
  const grant = { amount: 10, description: 'Test', cause: 'grant:team' }
  await grantCredits(db, { ...grant, workspaceId: team.id })

  const id = randomUUID()
  const { storyboardId } = await eve.client.storyboard.create({ id, ...AN_IDEA })
  expect(await founder.client.storyboard.writing()).toMatchObject({
    writing: { generation: { storyboardId } },
  })
  expect((await founder.client.account.get()).credits).toEqual({ available: 0, held: 10 })
  const [own] = await db
    .select()
    .from(credits)
    .where(eq(credits.workspaceId, eve.account.workspaceId))
  expect(own).toMatchObject({ amount: 100, held: 0 })

  await eve.client.workspace.switch({ id: eve.account.workspaceId })
  expect(await eve.client.storyboard.writing()).toEqual({ writing: null })
  expect((await eve.client.account.get()).credits).toEqual({ available: 100, held: 0 })
})

test('an invitation opens the door to who has confirmed its address, once, and until it is taken back', async () => {
  const server = await openTestServer()
  const { founder } = await openTeam(server)
  const eve = await server.signUp()
  const { id } = await founder.client.workspace.invite({
    email: eve.email.toUpperCase(),
    role: 'viewer',
  })
  expect(await eve.client.workspace.ownInvitations()).toEqual([])
  await expect(eve.client.workspace.join({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })

  await server.context.db.update(user).set({ emailVerified: true }).where(eq(user.id, eve.userId))
  expect(await eve.client.workspace.ownInvitations()).toMatchObject([{ id, role: 'viewer' }])
  const mallory = await confirmed(server)
  await expect(mallory.client.workspace.join({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await eve.client.workspace.join({ id })).toMatchObject({ role: 'viewer' })
  await expect(eve.client.workspace.join({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(
    founder.client.workspace.invite({ email: eve.email, role: 'editor' }),
  ).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })

  const taken = await founder.client.workspace.invite({ email: mallory.email, role: 'viewer' })
  await founder.client.workspace.revokeInvitation({ id: taken.id })
  const late = await founder.client.workspace.invite({ email: mallory.email, role: 'viewer' })
  await server.context.db.update(invitations).set({ expiresAt: new Date(0) })
  for (const one of [taken, late]) {
    await expect(mallory.client.workspace.join({ id: one.id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  }
})

test('whoever opens the link of an invitation sees what it is for, and why it cannot be accepted', async () => {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const eve = await server.signUp()
  const mallory = await confirmed(server)
  const invited = await founder.client.workspace.invite({ email: eve.email, role: 'editor' })
  expect(invited.isMailed).toBe(true)
  const { id } = invited
  const seenBy = async ({ client }: Visitor) =>
    (await client.workspace.openInvitation({ id })).obstacle
  expect(await eve.client.workspace.openInvitation({ id })).toMatchObject({
    workspaceName: 'Film club',
    email: eve.email,
    role: 'editor',
    obstacle: 'unconfirmed',
  })
  expect(await seenBy(mallory)).toBe('other-account')
  expect(await seenBy(founder)).toBe('member')
  const { db } = server.context
  await db.update(user).set({ emailVerified: true }).where(eq(user.id, eve.userId))
  expect(await seenBy(eve)).toBeNull()
  await db.update(invitations).set({ expiresAt: new Date(0) })
  expect(await seenBy(eve)).toBe('expired')
  await founder.client.workspace.invite({ email: eve.email, role: 'editor' })
  expect(await eve.client.workspace.join({ id })).toMatchObject({ id: team.id, role: 'editor' })
  await expect(seenBy(eve)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('where no mail can confirm an address, whoever has it and the link joins, and nobody else', async () => {
  const server = await openTestServer({ isMailDelivered: false })
  const { founder, team } = await openTeam(server)
  const eve = await server.signUp()
  const mallory = await server.signUp()
  const invited = await founder.client.workspace.invite({ email: eve.email, role: 'viewer' })
  expect(invited.isMailed).toBe(false)
  const { id } = invited
  // Without the link nobody sees it before the address is confirmed.
  expect(await eve.client.workspace.ownInvitations()).toEqual([])
  await expect(mallory.client.workspace.join({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await eve.client.workspace.openInvitation({ id })).toMatchObject({ obstacle: null })
  expect(await eve.client.workspace.join({ id })).toMatchObject({ id: team.id, role: 'viewer' })
})

test('the account says where it works and as what, for whoever looks on, too', async () => {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const eve = await confirmed(server)
  await join(founder, eve, 'viewer')
  expect((await eve.client.account.get()).workspace).toEqual({
    id: team.id,
    name: 'Film club',
    isPersonal: false,
    role: 'viewer',
    isCurrent: true,
  })
  await eve.client.workspace.switch({ id: eve.account.workspaceId })
  expect((await eve.client.account.get()).workspace).toMatchObject({
    isPersonal: true,
    role: 'owner',
  })
})

test('nobody is invited into somebody’s own workspace, nor above the role of who invites', async () => {
  const server = await openTestServer()
  const { founder } = await openTeam(server)
  const admin = await confirmed(server)
  await join(founder, admin, 'admin')
  await expect(
    admin.client.workspace.invite({ email: 'eve@example.com', role: 'owner' }),
  ).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await admin.client.workspace.switch({ id: admin.account.workspaceId })
  await expect(
    admin.client.workspace.invite({ email: 'eve@example.com', role: 'viewer' }),
  ).rejects.toMatchObject({ code: 'REFUSED_IN_THIS_STATE' })
})

test('a workspace always has an owner, and only owners touch owners', async () => {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const admin = await confirmed(server)
  await join(founder, admin, 'admin')
  const refused = { code: 'REFUSED_IN_THIS_STATE' }
  const forbidden = { code: 'FORBIDDEN' }
  const { userId } = founder
  const of = founder.client.workspace
  await expect(of.leave()).rejects.toMatchObject(refused)
  await expect(of.changeRole({ userId, role: 'admin' })).rejects.toMatchObject(refused)
  await expect(of.removeMember({ userId })).rejects.toMatchObject(refused)
  const byAdmin = admin.client.workspace
  await expect(byAdmin.removeMember({ userId })).rejects.toMatchObject(forbidden)
  await expect(byAdmin.changeRole({ userId, role: 'viewer' })).rejects.toMatchObject(forbidden)
  await expect(byAdmin.changeRole({ userId: admin.userId, role: 'owner' })).rejects.toMatchObject(
    forbidden,
  )

  await of.changeRole({ userId: admin.userId, role: 'owner' })
  // Both want to go: one of them stays.
  const gone = await Promise.allSettled([of.leave(), byAdmin.leave()])
  expect(gone.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const left = gone[0]?.status === 'fulfilled' ? founder : admin
  expect((await left.client.workspace.list()).map(({ id }) => id)).not.toContain(team.id)
  expect((await left.client.account.get()).credits.available).toBe(100)
  await expect(left.client.workspace.switch({ id: team.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
})

test('who is taken out acts there no more: not with open windows, and not with keys', async () => {
  const server = await openTestServer()
  const { founder } = await openTeam(server)
  const eve = await confirmed(server)
  await join(founder, eve, 'admin')
  const { secret } = await eve.client.apiKey.create({ name: 'Robot', scopes: ['read'], days: null })
  const withKey = () =>
    server.fetch('/api/v1/account', { headers: { authorization: `Bearer ${secret}` } })
  expect((await withKey()).status).toBe(200)
  await founder.client.workspace.removeMember({ userId: eve.userId })
  expect((await withKey()).status).toBe(401)
  expect((await eve.client.workspace.list()).map(({ isPersonal }) => isPersonal)).toEqual([true])
  expect((await eve.client.workspace.members()).map(({ userId }) => userId)).toEqual([eve.userId])
})

test('a key works until it is ended or its time is over, and its secret is kept nowhere', async () => {
  const server = await openTestServer()
  const ada = await server.signUp()
  const { key, secret } = await ada.client.apiKey.create({
    name: 'Robot',
    scopes: ['read'],
    days: 30,
  })
  expect(secret).toMatch(/^rw_[\w-]{43}$/)
  expect(key).toMatchObject({ name: 'Robot', scopes: ['read'], lastUsedAt: null })
  expect(secret.startsWith(key.prefix)).toBe(true)
  const ask = () =>
    server.fetch('/api/v1/account', { headers: { authorization: `Bearer ${secret}` } })
  expect(await (await ask()).json()).toMatchObject({ id: ada.userId })
  const [used] = await ada.client.apiKey.list()
  expect(used?.lastUsedAt).not.toBeNull()
  const { rows } = await server.context.db.execute('select * from api_keys')
  expect(JSON.stringify(rows)).not.toContain(secret.slice(key.prefix.length))

  await server.context.db.execute(`update api_keys set expires_at = now() - interval '1 second'`)
  expect((await ask()).status).toBe(401)
  await server.context.db.execute('update api_keys set expires_at = null')
  expect((await ask()).status).toBe(200)
  await ada.client.apiKey.revoke({ id: key.id })
  expect((await ask()).status).toBe(401)
})

test('what one sends off in a workspace is paid by the one they worked in at that moment', async () => {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const { db } = server.context
  await grantCredits(db, {
    workspaceId: team.id,
    amount: 10,
    description: 'Test',
    cause: 'grant:1',
  })
  const here = { ...founder.account, workspaceId: team.id }
  await Promise.all([
    createStoryboard(here, { id: randomUUID(), ...AN_IDEA }),
    founder.client.workspace.switch({ id: founder.account.workspaceId }),
  ])
  const [paid] = await db.select().from(credits).where(eq(credits.workspaceId, team.id))
  expect(paid).toMatchObject({ amount: 10, held: 10 })
})

test('who is invited is written to in their language, else in that of whoever invites them', async () => {
  const server = await openTestServer()
  const { founder } = await openTeam(server)
  const eve = await confirmed(server)
  await eve.client.account.update({ language: 'de' })
  await founder.client.account.update({ language: 'fr' })
  const newcomer = 'Newcomer@example.com'
  const mailsTo = async (email: string) =>
    (await queuedMails(server.context.db)).filter(
      ({ to, text }) => to === email && text.includes('Film club'),
    )

  const { id } = await founder.client.workspace.invite({ email: eve.email, role: 'editor' })
  await founder.client.workspace.invite({ email: newcomer, role: 'viewer' })
  const [toEve] = await mailsTo(eve.email)
  expect(toEve?.subject).toBe('Du bist in einen Arbeitsbereich auf Reelwright eingeladen')
  expect(toEve?.text).toContain(`http://site.test/dashboard/join/${id}`)
  const [toNewcomer] = await mailsTo('newcomer@example.com')
  expect(toNewcomer?.html).toContain('<html lang="fr">')
  expect(toNewcomer?.text + String(toNewcomer?.html)).not.toMatch(/\{\w+\}/)

  // Another role within the hour is no reason to write again; later it is.
  await founder.client.workspace.invite({ email: eve.email, role: 'viewer' })
  expect(await mailsTo(eve.email)).toHaveLength(1)
  const expiresAt = sql`now() + interval '13 days'`
  await server.context.db.update(invitations).set({ expiresAt })
  await founder.client.workspace.invite({ email: eve.email, role: 'viewer' })
  expect(await mailsTo(eve.email)).toHaveLength(2)
})

test('an invitation is no way to send strangers a link, nor anything from an unconfirmed address', async () => {
  const server = await openTestServer()
  const { founder } = await openTeam(server)
  await founder.client.workspace.rename({ name: 'Win at evil.example' })
  await founder.client.workspace.invite({ email: 'ada@example.com', role: 'viewer' })
  const mails = async (address: string) =>
    (await queuedMails(server.context.db)).filter(({ to }) => to === address)
  const [mail] = await mails('ada@example.com')
  expect(mail?.text).toContain('in a workspace on Reelwright.')
  expect(mail?.text + String(mail?.html)).not.toContain('evil')
  // Nobody writes to strangers from an address that may not be theirs.
  const { db } = server.context
  await db.update(user).set({ emailVerified: false }).where(eq(user.id, founder.userId))
  await founder.client.workspace.invite({ email: 'bob@example.com', role: 'viewer' })
  expect(await mails('bob@example.com')).toEqual([])
})
