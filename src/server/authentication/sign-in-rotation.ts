import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'

/** Signing in gives a new session and ends the one this browser had, so that none lives on unseen. */
export function signInRotation() {
  return {
    id: 'sign-in-rotation',
    hooks: {
      after: [
        {
          matcher: ({ context: { newSession } }) => newSession !== null && newSession !== undefined,
          handler: createAuthMiddleware(async (ctx) => {
            const { name } = ctx.context.authCookies.sessionToken
            const former = await ctx.getSignedCookie(name, ctx.context.secret)
            if (former && former !== ctx.context.newSession?.session.token) {
              await ctx.context.internalAdapter.deleteSession(former)
            }
          }),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
