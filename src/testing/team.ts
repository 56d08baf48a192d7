import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Workspace, WorkspaceRole } from '#contract/workspace.ts'
import { user } from '#database/schema/index.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** Somebody whose address is confirmed. */
export async function confirmed(server: TestServer): Promise<Visitor> {
  const visitor = await server.signUp()
  await server.context.db
    .update(user)
    .set({ emailVerified: true })
    .where(eq(user.id, visitor.userId))
  return visitor
}

/** A team of somebody who works in it now. */
export async function openTeam(server: TestServer) {
  const founder = await confirmed(server)
  const team = await founder.client.workspace.create({ id: randomUUID(), name: 'Film club' })
  await founder.client.workspace.switch({ id: team.id })
  return { founder, team }
}

/** Invites somebody, who joins and works there from then on. */
export async function join(
  founder: Visitor,
  newcomer: Visitor,
  role: WorkspaceRole,
): Promise<Workspace> {
  const { id } = await founder.client.workspace.invite({ email: newcomer.email, role })
  return await newcomer.client.workspace.join({ id })
}
