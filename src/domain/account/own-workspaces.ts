import { and, asc, eq, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { memberships, workspaces } from '#database/schema/index.ts'
import type { Context } from '../context.ts'

const others = alias(memberships, 'others')

/** The workspaces that are an account's alone, and go with it: its personal one, and those in which nobody else works. */
export async function ownWorkspaces({ db }: Context, userId: string): Promise<string[]> {
  const isOther = and(eq(others.workspaceId, workspaces.id), ne(others.userId, userId))
  const isAlone = notExists(db.select({ one: sql`1` }).from(others).where(isOther))
  const rows = await db
    .selectDistinct({ id: workspaces.id })
    .from(workspaces)
    .leftJoin(memberships, eq(memberships.workspaceId, workspaces.id))
    .where(or(eq(workspaces.personalOf, userId), and(eq(memberships.userId, userId), isAlone)))
    .orderBy(asc(workspaces.id))
  return rows.map(({ id }) => id)
}
