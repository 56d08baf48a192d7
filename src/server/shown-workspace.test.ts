import { randomUUID } from 'node:crypto'
import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SHOWN_WORKSPACE_HEADER } from '#contract/shown-workspace.ts'
import { SUPPORT_VIEW_COOKIE } from '#contract/support.ts'
import { credits, uploads } from '#database/schema/index.ts'
import { grantCredits } from '#domain/credit/index.ts'
import { AN_IDEA } from '#testing/create-written-storyboard.ts'
import { confirmed, join, openTeam } from '#testing/team.ts'
import { type Client, openTestServer, type TestServer, type Visitor } from '#testing/test-server.ts'

const A_PICTURE = { width: 60, height: 40, channels: 3, background: 'teal' } as const

/** A page that somebody has open and that shows this workspace. */
function pageOf({ url }: TestServer, { cookie }: Visitor, workspaceId: string): Client {
  const headers = { cookie, [SHOWN_WORKSPACE_HEADER]: workspaceId }
  return createORPCClient(new RPCLink({ url: `${url}/rpc`, headers }))
}

async function openBoth() {
  const server = await openTestServer()
  const { founder, team } = await openTeam(server)
  const { db } = server.context
  const grant = { amount: 50, description: 'Test', cause: 'grant:team' }
  await grantCredits(db, { ...grant, workspaceId: team.id })
  const own = founder.account.workspaceId
  const heldIn = async (workspaceId: string) => {
    const [row] = await db.select().from(credits).where(eq(credits.workspaceId, workspaceId))
    return row?.held
  }
  return { server, founder, team: team.id, own, heldIn }
}

test('a press is paid for by the workspace that its window shows, not by the one switched to elsewhere', async () => {
  const { server, founder, team, own, heldIn } = await openBoth()
  const asleep = pageOf(server, founder, own)
  const id = randomUUID()
  await asleep.storyboard.create({ id, ...AN_IDEA })
  expect([await heldIn(own), await heldIn(team)]).toEqual([10, 0])
  // What it opens is what it shows.
  expect((await asleep.storyboard.writing()).writing).not.toBeNull()
  expect((await founder.client.storyboard.writing()).writing).toBeNull()
  // It is told where its account works now, and begins anew.
  expect((await asleep.account.get()).workspace.id).toBe(team)
  expect((await asleep.workspace.list()).find(({ isCurrent }) => isCurrent)?.id).toBe(team)
})

test('what a window of a team changes stays in the team, and leaving leaves the one that is shown', async () => {
  const { server, founder, team, own } = await openBoth()
  await founder.client.workspace.switch({ id: own })
  const asleep = pageOf(server, founder, team)
  expect((await asleep.workspace.rename({ name: 'Cinema' })).id).toBe(team)
  const eve = await confirmed(server)
  await founder.client.workspace.switch({ id: team })
  await join(founder, eve, 'editor')
  await eve.client.workspace.switch({ id: eve.account.workspaceId })
  await pageOf(server, eve, team).workspace.leave()
  expect(await eve.client.workspace.list()).toHaveLength(1)
})

test('an upload goes where its window says', async () => {
  const { server, founder, own } = await openBoth()
  const id = randomUUID()
  const sent = await founder.fetch(`/media/uploads/${id}?purpose=library&name=beach.png`, {
    method: 'PUT',
    headers: { origin: server.url, [SHOWN_WORKSPACE_HEADER]: own },
    body: new Uint8Array(await sharp({ create: A_PICTURE }).png().toBuffer()),
  })
  expect(sent.status).toBe(202)
  const [row] = await server.context.db.select().from(uploads).where(eq(uploads.id, id))
  expect(row?.workspaceId).toBe(own)
})

test('nothing is changed in a workspace that one was taken out of, and nobody enters one that is not theirs', async () => {
  const { server, founder, team, own, heldIn } = await openBoth()
  const eve = await confirmed(server)
  await join(founder, eve, 'editor')
  await founder.client.workspace.removeMember({ userId: eve.userId })
  for (const shown of [team, own]) {
    const page = pageOf(server, eve, shown)
    await expect(page.storyboard.create({ id: randomUUID(), ...AN_IDEA })).rejects.toMatchObject({
      code: 'NOT_FOUND',
      message: 'This workspace was not found.',
    })
    // What is read is her own.
    expect((await page.account.get()).workspace.id).toBe(eve.account.workspaceId)
    expect((await page.storyboard.list({})).items).toEqual([])
    expect(await page.purchase.list()).toEqual([])
  }
  expect(await heldIn(eve.account.workspaceId)).toBe(0)
  // A window that still shows the team leaves no other one.
  const { founder: other } = await openTeam(server)
  await join(other, eve, 'editor')
  await expect(pageOf(server, eve, team).workspace.leave()).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  expect(await eve.client.workspace.list()).toHaveLength(2)
  await eve.client.workspace.leave()
  const odd = pageOf(server, eve, 'no-such-thing')
  expect((await odd.account.get()).workspace.id).toBe(eve.account.workspaceId)
})

test('whoever looks on in a support view stays where the other works', async () => {
  const server = await openTestServer()
  const admin = await server.signUp()
  const user = await server.signUp()
  const view = await admin.client.support.open({ userId: user.userId, reason: 'A look' })
  const seen = await admin.fetch('/api/v1/storyboards', {
    headers: {
      cookie: `${admin.cookie}; ${SUPPORT_VIEW_COOKIE}=${view.id}`,
      [SHOWN_WORKSPACE_HEADER]: admin.account.workspaceId,
    },
  })
  expect(seen.status).toBe(200)
})
