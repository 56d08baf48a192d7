import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { AccountContext, Context } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { AccountStreams } from '../account-streams.ts'
import { asContractError } from './contract-error.ts'

/** What the HTTP side hands to every operation. */
export type RequestContext = {
  context: Context
  streams: AccountStreams
  /** Null for a visitor who is not signed in. */
  userId: string | null
}

const base = implement(contract).$context<RequestContext>()

/** The contract, each operation on behalf of a signed-in account, refusals in the contract's own words. */
export const api = base
  .use(async ({ next }) => {
    try {
      return await next()
    } catch (error) {
      throw asContractError(error)
    }
  })
  .use(async ({ context, next }) => {
    if (context.userId === null) throw new DomainError('UNAUTHENTICATED')
    const account: AccountContext = { ...context.context, userId: context.userId }
    return await next({ context: { account } })
  })
