import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware, isAPIError } from 'better-auth/api'
import type { AccountMails } from './account-mails.ts'
import { linkContent } from './link-content.ts'

/** Writes to the owner of an account about what was done with it, whoever did it. */
export function accountNotices({
  write,
  forgetResetLinks,
}: Pick<AccountMails, 'write' | 'forgetResetLinks'>) {
  return {
    id: 'account-notices',
    hooks: {
      after: [
        {
          matcher: ({ path }) => path === '/change-password',
          handler: createAuthMiddleware(async ({ context: { returned, session } }) => {
            if (isAPIError(returned) || !session) return
            await forgetResetLinks(session.user.id)
            await write(session.user, 'password-changed', '/forgot-password')
          }),
        },
        {
          // Also when the new address is taken: a missing notice would tell.
          matcher: ({ path }) => path === '/change-email',
          handler: createAuthMiddleware(async ({ body, context: { returned, session } }) => {
            if (isAPIError(returned) || !session) return
            await write(session.user, 'email-change-requested', '/forgot-password', body.newEmail)
          }),
        },
        {
          matcher: ({ path }) => path === '/verify-email',
          handler: createAuthMiddleware(async ({ query, context: { returned, session } }) => {
            const hasMoved = linkContent(query?.token).updateTo && !isAPIError(returned)
            if (hasMoved && session) await forgetResetLinks(session.user.id)
          }),
        },
        {
          matcher: ({ path }) => path === '/sign-up/email',
          handler: createAuthMiddleware(
            async ({ body, context: { returned, internalAdapter } }) => {
              if (!isAPIError(returned) || returned.body?.code !== 'ACCOUNT_NOT_CREATED') return
              const owner = await internalAdapter.findUserByEmail(body.email)
              if (owner) await write(owner.user, 'address-in-use', '/login')
            },
          ),
        },
      ],
    },
  } satisfies BetterAuthPlugin
}
