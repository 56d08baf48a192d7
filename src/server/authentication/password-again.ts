import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { credentialRefusals } from '#contract/credential-refusal.ts'

/**
 * Asks for the password before the address changes: an open session that fell into other hands must not be
 * enough to take the account. An account that has no password (it signs in with Google) has none to show.
 */
export const passwordAgain = createAuthMiddleware(async (ctx) => {
  const found = await getSessionFromCtx(ctx)
  if (!found) return
  const { internalAdapter, password } = ctx.context
  const accounts = await internalAdapter.findAccounts(found.user.id)
  const hash = accounts.find(({ providerId }) => providerId === 'credential')?.password
  if (!hash) return
  const shown = String(ctx.body?.currentPassword ?? '')
  if (await password.verify({ hash, password: shown })) return
  throw new APIError('BAD_REQUEST', credentialRefusals.wrongPassword)
})
