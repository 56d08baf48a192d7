import type { AccountContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { COMMAND_LINE_USER_ID } from './command-line-account.ts'

/** @throws DomainError FORBIDDEN to anyone but the operator */
export function requireOperator(ctx: AccountContext): void {
  if (ctx.userId !== COMMAND_LINE_USER_ID) throw new DomainError('FORBIDDEN')
}
