import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import {
  generations,
  invitations,
  memberships,
  purchases,
  storyboards,
  workspaces,
} from '#database/schema/index.ts'
import { checkLedger, grantCredits } from '#domain/credit/index.ts'
import { enterWorkspace, inviteMember } from '#domain/workspace/index.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { confirmed, join, openTeam } from '#testing/team.ts'
import { openTestServer } from '#testing/test-server.ts'
import { removeLeftWorkspaces } from './delete-workspace.ts'

async function openBusyTeam() {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const eve = await confirmed(server)
  await join(founder, eve, 'admin')
  const { db } = server.context
  const grant = { amount: 500, description: 'Test', cause: 'grant:team' }
  await grantCredits(db, { ...grant, workspaceId: team.id })
  const id = randomUUID()
  const { storyboardId } = await eve.client.storyboard.create({ id, ...AN_IDEA })
  return { server, founder, team, eve, db, storyboardId }
}

test('an owner deletes a team’s workspace: work stops, everything goes, and all are back in their own', async () => {
  const { server, founder, team, eve, db, storyboardId } = await openBusyTeam()
  const bought = { workspaceId: team.id, boughtBy: founder.userId, packageId: 'monthly-medium' }
  const price = { credits: 2800, months: 1, priceCents: 2900, method: 'paypal' as const }
  await db
    .insert(purchases)
    .values({ id: randomUUID(), ...bought, ...price, state: 'pending', orderId: 'O-1' })
  const invited = await founder.client.workspace.invite({
    email: 'zoe@example.test',
    role: 'editor',
  })
  await founder.client.workspace.delete({ name: 'Film club' })
  // At once nobody is in it any more, can come back, or has anything made in it.
  expect(await db.$count(memberships, eq(memberships.workspaceId, team.id))).toBe(0)
  expect(await db.$count(invitations, eq(invitations.id, invited.id))).toBe(0)
  const ofTeam = eq(generations.workspaceId, team.id)
  const states = await db.select({ state: generations.state }).from(generations).where(ofTeam)
  expect(states).toEqual([{ state: 'cancelled' }])
  // Several workers may remove it at the same time.
  await Promise.all([1, 2].map(() => removeLeftWorkspaces(server.context)))
  expect(await db.$count(workspaces, eq(workspaces.id, team.id))).toBe(0)
  expect(await db.$count(storyboards, eq(storyboards.id, String(storyboardId)))).toBe(0)
  for (const visitor of [founder, eve]) {
    expect(await visitor.client.workspace.list()).toMatchObject([
      { isPersonal: true, isCurrent: true },
    ])
    expect((await visitor.client.account.get()).credits).toEqual({ available: 100, held: 0 })
  }
  const [kept] = await db.select().from(purchases)
  expect(kept).toMatchObject({ state: 'pending', orderId: 'O-1', boughtBy: null })
  expect(await checkLedger(db)).toEqual([])
  // What keeps the purchase is nobody's, too, and stays.
  const before = await db.$count(workspaces)
  await removeLeftWorkspaces(server.context)
  expect(await db.$count(workspaces)).toBe(before)
})

test('nobody but an owner deletes it, and only by its name; a personal workspace stays', async () => {
  const { founder, team, eve, db } = await openBusyTeam()
  const named = { name: 'Film club' }
  await expect(eve.client.workspace.delete(named)).rejects.toMatchObject({ code: 'FORBIDDEN' })
  await expect(founder.client.workspace.delete({ name: 'Film' })).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    data: { told: { code: 'workspace-name-differs' } },
  })
  expect(await db.$count(workspaces, eq(workspaces.id, team.id))).toBe(1)
  expect(await eve.client.workspace.members()).toHaveLength(2)
  const [own] = await founder.client.workspace.list()
  await founder.client.workspace.switch({ id: String(own?.id) })
  await expect(founder.client.workspace.delete({ name: String(own?.name) })).rejects.toMatchObject({
    data: { told: { code: 'workspace-is-personal' } },
  })
})

test('who was let in just before invites nobody into a team that is deleted', async () => {
  const { founder, team, db } = await openBusyTeam()
  const entered = await enterWorkspace(founder.account, founder.userId, team.id)
  const inviting = { ...entered, publicUrl: 'http://site.test', isMailDelivered: true }
  await founder.client.workspace.delete({ name: 'Film club' })
  const late = inviteMember(inviting, { email: 'zoe@example.test', role: 'editor' })
  await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await db.$count(invitations)).toBe(0)
})

test('whoever joins while the team is deleted waits, and is told that the invitation is no more', async () => {
  const { server, founder, team, db } = await openBusyTeam()
  const zoe = await confirmed(server)
  const { id } = await founder.client.workspace.invite({ email: zoe.email, role: 'editor' })
  const [deleted, joined] = await Promise.allSettled([
    db.transaction(async (tx) => {
      await tx.select().from(workspaces).where(eq(workspaces.id, team.id)).for('update')
      await wait(300)
      await tx.delete(invitations).where(eq(invitations.workspaceId, team.id))
    }),
    wait(100).then(() => zoe.client.workspace.join({ id })),
  ])
  expect(deleted.status).toBe('fulfilled')
  expect(joined).toMatchObject({ status: 'rejected', reason: { code: 'NOT_FOUND' } })
})

test('a team that cannot be removed now keeps no other waiting', async () => {
  const { server, founder, team, db } = await openBusyTeam()
  const other = await founder.client.workspace.create({ id: randomUUID(), name: 'Chess club' })
  await founder.client.workspace.delete({ name: 'Film club' })
  await founder.client.workspace.switch({ id: other.id })
  await founder.client.workspace.delete({ name: 'Chess club' })
  await db.execute(sql`create function refuse() returns trigger language plpgsql as $$
    begin raise 'not now'; end $$`)
  await db.execute(sql`create trigger refuse before delete on workspaces for each row
    when (old.id = ${sql.raw(`'${team.id}'`)}) execute function refuse()`)
  const complaint = vi.spyOn(console, 'error').mockReturnValue()
  await removeLeftWorkspaces(server.context)
  expect(complaint).toHaveBeenCalledOnce()
  expect(await db.$count(workspaces, eq(workspaces.id, other.id))).toBe(0)
  await db.execute(sql`drop trigger refuse on workspaces`)
  await removeLeftWorkspaces(server.context)
  expect(await db.$count(workspaces, eq(workspaces.id, team.id))).toBe(0)
})
