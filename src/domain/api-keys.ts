import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { API_KEY_PREFIX, API_KEYS_MAX, type ApiKey, type ApiScope } from '#contract/api-key.ts'
import { tell } from '#contract/words/told.ts'
import type { Database } from '#database/client.ts'
import { faultText } from '#database/faults.ts'
import { apiKeys, memberships, profiles, workspaces } from '#database/schema/index.ts'
import type { Actor } from './actor.ts'
import type { MemberContext } from './context.ts'
import { DomainError } from './domain-error.ts'
import { requireApiAccess } from './plans.ts'

const SECRET_BYTES = 32
/** Enough to know a key by, too little to guess the rest. */
const SHOWN_CHARACTERS = API_KEY_PREFIX.length + 6

/**
 * Makes a key for the workspace. Its secret is nowhere afterwards but with who asked.
 * @throws DomainError FORBIDDEN when the plan has none, REFUSED_IN_THIS_STATE when there are many
 */
export async function createApiKey(
  ctx: MemberContext,
  { name, scopes, days }: { name: string; scopes: ApiScope[]; days: number | null },
): Promise<{ key: ApiKey; secret: string }> {
  await requireApiAccess(ctx)
  const { workspaceId, userId } = ctx
  const secret = API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url')
  const id = await ctx.db.transaction(async (tx) => {
    await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId)).for('update')
    if ((await tx.$count(apiKeys, eq(apiKeys.workspaceId, workspaceId))) >= API_KEYS_MAX) {
      throw new DomainError('REFUSED_IN_THIS_STATE', tell('keys-too-many'))
    }
    const [made] = await tx
      .insert(apiKeys)
      .values({
        workspaceId,
        userId,
        name,
        scopes: [...new Set(scopes)],
        prefix: secret.slice(0, SHOWN_CHARACTERS),
        hash: hashOf(secret),
        expiresAt: days === null ? null : sql`now() + make_interval(days => ${days})`,
      })
      .returning()
    return made?.id
  })
  const key = (await listApiKeys(ctx)).find((one) => one.id === id)
  if (!key) throw new Error('The key was not written.')
  return { key, secret }
}

/** Those that ended by their date, too, the oldest first. */
export async function listApiKeys({ db, workspaceId }: MemberContext): Promise<ApiKey[]> {
  return await db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scopes: apiKeys.scopes,
      prefix: apiKeys.prefix,
      createdBy: profiles.fullName,
      createdAt: apiKeys.createdAt,
      expiresAt: apiKeys.expiresAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(profiles, eq(profiles.id, apiKeys.userId))
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id))
}

/** @throws DomainError NOT_FOUND */
export async function revokeApiKey(ctx: MemberContext, { id }: { id: string }): Promise<void> {
  const gone = await ctx.db
    .delete(apiKeys)
    .where(and(eq(apiKeys.id, id), eq(apiKeys.workspaceId, ctx.workspaceId)))
    .returning({ id: apiKeys.id })
  if (gone.length === 0) {
    throw new DomainError('NOT_FOUND', tell('key-not-found'))
  }
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

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

/** To the minute: a busy program is not to write with every request. Who may only read may do so unnoted. */
async function noteUse(db: Database, keyId: string): Promise<void> {
  const isOlder = or(
    isNull(apiKeys.lastUsedAt),
    lt(apiKeys.lastUsedAt, sql`now() - interval '1 minute'`),
  )
  await db
    .update(apiKeys)
    .set({ lastUsedAt: sql`now()` })
    .where(and(eq(apiKeys.id, keyId), isOlder))
    .catch((error: unknown) => {
      console.error(`The use of the key ${keyId} is not noted: ${faultText(error)}`)
    })
}
