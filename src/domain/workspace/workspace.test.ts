import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { credits } from '#database/schema/index.ts'
import { createStoryboard } from '#domain/storyboard/index.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { confirmed, join, openTeam } from '#testing/team.ts'
import { openTestServer } from '#testing/test-server.ts'
import { grantCredits } from '../credit/index.ts'

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

test('a key is good for reading while its use cannot be written down', async () => {
  const server = await openTestServer()
  const ada = await server.signUp()
  const { secret } = await ada.client.apiKey.create({ name: 'Robot', scopes: ['read'], days: 30 })
  await server.context.db.execute(`create function refuse() returns trigger language plpgsql as
    $$ begin raise 'cannot execute UPDATE in a read-only transaction' using errcode = '25006'; end $$`)
  await server.context.db.execute(
    'create trigger refuse before update on api_keys for each row execute function refuse()',
  )
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  const answer = await server.fetch('/api/v1/account', {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect(answer.status).toBe(200)
  expect(complaint).toHaveBeenCalledOnce()
})
