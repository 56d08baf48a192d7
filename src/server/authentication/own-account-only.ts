import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import { credentialRefusals } from '#contract/credential-refusal.ts'
import { linkContent } from './link-content.ts'

const { sameAddress, signInToConfirm, usedLink } = credentialRefusals

/**
 * A link that changes an account's address works only for whoever is signed in to that account. Left to
 * itself the library would sign in whoever holds the link, and a mistyped address gives it to a stranger.
 * What is told of accounts is told only to the holder of a link that we made.
 */
export const ownAccountOnly = createAuthMiddleware(async (ctx) => {
  const { email, updateTo } = linkContent(ctx.query?.token)
  if (!email || !updateTo) return
  const { secret, internalAdapter } = ctx.context
  if (!(await verifyJWT(ctx.query?.token, secret))) throw new APIError('BAD_REQUEST', usedLink)
  const found = await getSessionFromCtx(ctx)
  if (found?.user.email === updateTo) throw new APIError('BAD_REQUEST', sameAddress)
  const isUsed = !(await internalAdapter.findUserByEmail(email))
  const isTaken = await internalAdapter.findUserByEmail(updateTo)
  if (isUsed || isTaken) throw new APIError('BAD_REQUEST', usedLink)
  if (found?.user.email !== email) throw new APIError('UNAUTHORIZED', signInToConfirm)
})
