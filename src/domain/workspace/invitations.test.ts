import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { invitations, user } from '#database/schema/index.ts'
import { queuedMails } from '#testing/queued-mails.ts'
import { confirmed, join, openTeam } from '#testing/team.ts'
import { openTestServer, type Visitor } from '#testing/test-server.ts'

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

test('invitations that have run out stand in nobody’s way', async () => {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const { db } = server.context
  const past = Array.from({ length: 100 }, (_, number) => ({
    workspaceId: team.id,
    email: `late-${number}@example.com`,
    role: 'viewer' as const,
    expiresAt: new Date(0),
  }))
  await db.insert(invitations).values(past)
  await founder.client.workspace.invite({ email: 'new@example.com', role: 'viewer' })
  expect(await db.$count(invitations)).toBe(1)
})
