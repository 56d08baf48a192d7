import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { apiKeys, memberships, profiles } from '#database/schema/index.ts'
import type { Actor } from '../actor.ts'
import { hashOf } from './api-keys.ts'

/** For whom a program acts, and where. */
export type Keyholder = {
  userId: string
  workspaceId: string
  actor: Extract<Actor, { kind: 'key' }>
}

/**
 * Who a key's secret stands for, as far as the member who made it still may, and not while their account waits to
 * be deleted or is suspended.
 * @returns null for a secret that opens nothing, or nothing any more.
 */
export async function findKeyholder(db: Database, secret: string): Promise<Keyholder | null> {
  const [found] = await db
    .select({ key: apiKeys, role: memberships.role, ofSite: profiles.role })
    .from(apiKeys)
    .innerJoin(
      memberships,
      and(eq(memberships.workspaceId, apiKeys.workspaceId), eq(memberships.userId, apiKeys.userId)),
    )
    .innerJoin(profiles, eq(profiles.id, apiKeys.userId))
    .where(
      and(
        isNull(profiles.deleteAfter),
        isNull(profiles.suspendedAt),
        eq(apiKeys.hash, hashOf(secret)),
        or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, sql`now()`)),
      ),
    )
  if (!found) return null
  const { id: keyId, userId, workspaceId, scopes } = found.key
  await noteUse(db, keyId)
  const { role, ofSite } = found
  const isMadeByAdmin = ofSite === 'admin'
  return {
    userId,
    workspaceId,
    actor: { kind: 'key', keyId, userId, role, scopes, isMadeByAdmin },
  }
}

/** To the minute: a busy program is not to write with every request. */
async function noteUse(db: Database, keyId: string): Promise<void> {
  const isOlder = or(
    isNull(apiKeys.lastUsedAt),
    lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`),
  )
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), isOlder))
}
