import { implement } from '@orpc/server'
import { contract } from '#contract/index.ts'
import type { SignInMethods } from '#contract/site.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { limitAttempts } from '#domain/attempts.ts'
import type { SiteContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import type { AccountStreams } from '../account-streams.ts'
import { actAs, type Identity } from '../identify.ts'
import { asContractError } from '../refusals.ts'

/** What the HTTP side hands to every operation. */
export type RequestContext = {
  context: SiteContext
  streams: AccountStreams
  /** The network the request comes from. */
  network: string
  /** Whose request it is; null for a visitor who is not signed in. */
  identify: () => Promise<Identity | null>
  signInMethods: SignInMethods
}

const HOUR_S = 3600
const base = implement(contract).$context<RequestContext>()

/** The contract for everybody, refusals in the contract's own words. */
export const open = base.use(async ({ next }) => {
  try {
    return await next()
  } catch (error) {
    throw asContractError(error)
  }
})

/** The contract, each operation on behalf of somebody signed in, in their workspace. */
export const api = signedIn()

/** The same for what makes media. */
export const forMedia = signedIn(tell('sign-in-for-media'))

/** As `api`, with words of its own for those who are not signed in. */
export function signedIn(refusal?: Told) {
  return open.use(async ({ context, path, next }) => {
    const identity = await context.identify()
    if (identity === null) throw new DomainError('UNAUTHENTICATED', refusal)
    // About the view itself an admin acts as themselves.
    const isOfView = path[0] === 'support'
    const account = await actAs(
      context.context,
      isOfView ? { ...identity, supportViewId: undefined } : identity,
      path.join('/'),
    )
    return await next({ context: { account, sessionId: identity.sessionId } })
  })
}

/** Lets one network ask for an operation at most `max` times an hour. For open operations that write. */
export function atMostHourly(max: number) {
  return base.middleware(async ({ context, path, next }) => {
    await limitAttempts(context.context.db, {
      action: path.join('/'),
      network: context.network,
      max,
      windowS: HOUR_S,
    })
    return await next()
  })
}
