import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { verifyJWT } from 'better-auth/crypto'
import { z } from 'zod'
import { credentialRefusals } from '#contract/sign-in.ts'

const LinkContent = z.object({ email: z.string().optional(), updateTo: z.string().optional() })

/**
 * What a link from a mail is about: a JSON Web Token's content (RFC 7519), read without checking who signed
 * it. Good for deciding what else to ask for, never for granting anything.
 */
export function linkContent(token: unknown): z.infer<typeof LinkContent> {
  const payload = typeof token === 'string' ? token.split('.')[1] : undefined
  if (!payload) return {}
  try {
    return LinkContent.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
  } catch {
    return {}
  }
}

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
