import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'

/** @throws DomainError FORBIDDEN to anyone but the operator */
export function requireOperator({ actor }: WorkspaceContext): void {
  if (actor.kind !== 'operator') throw new DomainError('FORBIDDEN')
}
