import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { SignInMethods } from '#contract/sign-in-method.ts'
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
  /** Null without a session: a visitor, or the operator. */
  sessionId: string | null
  signInMethods: SignInMethods
}

/** The contract for everybody, refusals in the contract's own words. */
export const open = implement(contract)
  .$context<RequestContext>()
  .use(async ({ next }) => {
    try {
      return await next()
    } catch (error) {
      throw asContractError(error)
    }
  })

/** The contract, each operation on behalf of a signed-in account. */
export const api = signedIn()

/** As `api`, with words of its own for those who are not signed in. */
export function signedIn(refusal?: string) {
  return open.use(async ({ context, next }) => {
    if (context.userId === null) throw new DomainError('UNAUTHENTICATED', refusal)
    const account: AccountContext = { ...context.context, userId: context.userId }
    return await next({ context: { account } })
  })
}
