import type { ApiScope } from '#contract/api-key.ts'
import { isAtLeast, PERMISSIONS, SUPPORT_VIEW_READS } from '#contract/permissions.ts'
import { tell } from '#contract/words/told.ts'
import type { WorkspaceRole } from '#contract/workspace.ts'
import type { Database } from '#database/client.ts'
import { user } from '#database/schema/index.ts'
import { DomainError } from './domain-error.ts'

/** Who acts in a workspace. */
export type Actor =
  | {
      kind: 'member'
      userId: string
      role: WorkspaceRole
      /** An admin of the whole installation. */
      isAdmin?: boolean
    }
  /** A program, for the member who made its key. */
  | {
      kind: 'key'
      keyId: string
      userId: string
      role: WorkspaceRole
      scopes: ApiScope[]
      /** It may do nothing more for that, but needs no plan. */
      isMadeByAdmin?: boolean
    }
  /** An admin of the installation who looks at what somebody else sees, and may only read. */
  | { kind: 'support'; adminId: string; role: 'viewer' }
  /** Whoever may read the data folder of the installation. */
  | { kind: 'operator' }
  /** The product itself, for work that nobody waits at. */
  | { kind: 'system' }

export const SYSTEM: Actor = { kind: 'system' }

/** The account behind an actor; null: nobody's. */
export function personOf(actor: Actor): string | null {
  switch (actor.kind) {
    case 'member':
    case 'key':
      return actor.userId
    case 'operator':
      return COMMAND_LINE_USER_ID
    case 'system':
    case 'support':
      return null
  }
}

/** @throws DomainError FORBIDDEN when nobody's account stands behind it. */
export function requirePerson(actor: Actor): string {
  const person = personOf(actor)
  if (person === null) throw new DomainError('FORBIDDEN')
  return person
}

/**
 * Refuses what the table of permissions does not allow.
 * @param operation its name there, as `storyboard/create`
 * @throws DomainError FORBIDDEN
 */
export function requirePermission(actor: Actor, operation: string): void {
  const permission = PERMISSIONS[operation]
  if (permission === undefined) throw new Error(`${operation} has no line in PERMISSIONS.`)
  if (actor.kind === 'support') {
    if (SUPPORT_VIEW_READS.includes(operation)) return
    throw new DomainError('FORBIDDEN', READ_ONLY)
  }
  if (permission === 'everybody' || actor.kind === 'operator' || actor.kind === 'system') return
  if (permission === 'admin' && actor.kind === 'member' && actor.isAdmin) return
  if (permission === 'operator' || permission === 'admin') throw new DomainError('FORBIDDEN')
  if (permission === 'person') {
    if (actor.kind === 'key') throw new DomainError('FORBIDDEN', NOT_FOR_KEYS)
    return
  }
  if (!isAtLeast(actor.role, permission.least)) throw new DomainError('FORBIDDEN', ROLE_TOO_SMALL)
  if (actor.kind === 'key') requireScope(actor.scopes, permission.scope)
}

const READ_ONLY = tell('support-view-reads')
const NOT_FOR_KEYS = tell('not-for-keys')
const ROLE_TOO_SMALL = tell('role-too-small')
const SCOPE_MISSING = tell('scope-missing')

function requireScope(scopes: ApiScope[], needed: ApiScope | null): void {
  if (needed === null) throw new DomainError('FORBIDDEN', NOT_FOR_KEYS)
  if (!scopes.includes(needed)) throw new DomainError('FORBIDDEN', SCOPE_MISSING)
}

/** The account that works done on the command line belongs to. Nobody can sign in to it. */
export const COMMAND_LINE_USER_ID = 'command-line'

/** Makes sure that it exists. */
export async function ensureCommandLineAccount(db: Database): Promise<void> {
  await db
    .insert(user)
    .values({
      id: COMMAND_LINE_USER_ID,
      name: 'Command line',
      email: 'command-line@localhost',
      emailVerified: true,
    })
    .onConflictDoNothing()
}

/** @throws DomainError FORBIDDEN to anyone but the admins of the installation and its operator */
export function requireAdmin({ actor }: { actor: Actor }): void {
  const isAdmin = actor.kind === 'operator' || (actor.kind === 'member' && actor.isAdmin)
  if (!isAdmin) throw new DomainError('FORBIDDEN')
}
