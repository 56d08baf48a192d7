import type { WorkspaceRole } from '#contract/workspace.ts'
import { DomainError } from './domain-error.ts'
import { COMMAND_LINE_USER_ID } from './operator/command-line-account.ts'

/** Who acts in a workspace. */
export type Actor =
  | { kind: 'member'; userId: string; role: WorkspaceRole }
  /** Whoever may read the data folder of the installation. */
  | { kind: 'operator' }
  /** The product itself, for work that nobody waits at. */
  | { kind: 'system' }

export const SYSTEM: Actor = { kind: 'system' }

/** The account behind an actor; null: nobody's. */
export function personOf(actor: Actor): string | null {
  if (actor.kind === 'member') return actor.userId
  return actor.kind === 'operator' ? COMMAND_LINE_USER_ID : null
}

/** @throws DomainError FORBIDDEN when nobody's account stands behind it. */
export function requirePerson(actor: Actor): string {
  const person = personOf(actor)
  if (person === null) throw new DomainError('FORBIDDEN')
  return person
}
