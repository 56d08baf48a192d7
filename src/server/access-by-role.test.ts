import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { API_SCOPES } from '#contract/api-key.ts'
import { isAtLeast, PERMISSIONS } from '#contract/permissions.ts'
import { WORKSPACE_ROLES, type WorkspaceRole } from '#contract/workspace.ts'
import { memberships } from '#database/schema/index.ts'
import { createApiKey } from '#domain/api-keys.ts'
import { enterWorkspace } from '#domain/workspace/index.ts'
import { accessOf, anyIds, ask, inputOf, OPERATIONS } from '#testing/ask-operation.ts'
import { openTestServer, type TestServer, type Visitor } from '#testing/test-server.ts'

/** They end what the others are tried with. */
const LAST = ['workspace/leave', 'session/revokeOthers', 'session/revokeAll']
/** It answers for as long as somebody listens. */
const ENDLESS = 'event/subscribe'
const IN_ORDER = OPERATIONS.filter(({ name }) => name !== ENDLESS).toSorted(
  (one, other) => LAST.indexOf(one.name) - LAST.indexOf(other.name),
)
const OUTSIDE_OF_THE_CONTRACT = [
  'files/exportAccount',
  'files/read',
  'files/upload',
  'files/uploadAvatar',
  'files/uploadShowcase',
]

/** Somebody who works as this in a team's workspace. */
async function memberOf(server: TestServer, team: string, role: WorkspaceRole): Promise<Visitor> {
  const member = await server.signUp()
  const { db } = server.context
  await db.insert(memberships).values({ workspaceId: team, userId: member.userId, role })
  await member.client.workspace.switch({ id: team })
  return member
}

async function openTeam(server: TestServer): Promise<string> {
  const founder = await server.signUp()
  const { id } = await founder.client.workspace.create({ id: randomUUID(), name: 'Film club' })
  return id
}

test('every operation has a line in the table of permissions, and no line is left over', () => {
  const known = [...OPERATIONS.map(({ name }) => name), ...OUTSIDE_OF_THE_CONTRACT]
  expect(Object.keys(PERMISSIONS).toSorted()).toEqual(known.toSorted())
})

test.for(WORKSPACE_ROLES)('as %s one may what the table says, and nothing else', async (role) => {
  const server = await openTestServer()
  const member = await memberOf(server, await openTeam(server), role)
  for (const operation of IN_ORDER) {
    const permission = PERMISSIONS[operation.name]
    const isRefused =
      permission === 'operator' ||
      permission === 'admin' ||
      (typeof permission === 'object' && !isAtLeast(role, permission.least))
    const statuses = await ask(member.fetch, operation, inputOf(accessOf(operation), anyIds()))
    for (const status of statuses) {
      if (isRefused) expect(status, operation.name).toBe(403)
      else if (!LAST.includes(operation.name)) {
        expect([401, 403, 500], operation.name).not.toContain(status)
      }
    }
  }
})

test.for(API_SCOPES)(
  'with a key for "%s" alone a program may that, and nothing else',
  async (scope) => {
    const server = await openTestServer()
    const admin = await memberOf(server, await openTeam(server), 'admin')
    const acting = await enterWorkspace(server.context, admin.userId)
    const { secret } = await createApiKey(acting, { name: 'Robot', scopes: [scope], days: 30 })
    const headers = { authorization: `Bearer ${secret}` }
    for (const operation of IN_ORDER) {
      const permission = PERMISSIONS[operation.name]
      const isAllowed =
        permission === 'everybody' || (typeof permission === 'object' && permission.scope === scope)
      const input = inputOf(accessOf(operation), anyIds())
      for (const status of await ask(server.fetch, operation, input, headers)) {
        if (isAllowed) expect([401, 403, 500], operation.name).not.toContain(status)
        else expect(status, operation.name).toBe(403)
      }
    }
    const upload = await server.fetch(`/media/uploads/${randomUUID()}?purpose=library&name=a.png`, {
      method: 'PUT',
      headers,
      body: 'no picture',
    })
    expect(upload.status === 403).toBe(scope !== 'edit')
  },
)
