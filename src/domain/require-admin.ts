import type { WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'

/** @throws DomainError FORBIDDEN to anyone but the admins of the installation and its operator */
export function requireAdmin({ actor }: WorkspaceContext): void {
  const isAdmin = actor.kind === 'operator' || (actor.kind === 'member' && actor.isAdmin)
  if (!isAdmin) throw new DomainError('FORBIDDEN')
}
