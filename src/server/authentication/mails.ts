import type { BetterAuthPlugin, User } from 'better-auth'
import { createAuthMiddleware, createEmailVerificationToken, isAPIError } from 'better-auth/api'
import { parseCookies } from 'better-auth/cookies'
import { and, eq } from 'drizzle-orm'
import { LANGUAGE_COOKIE } from '#contract/interface-language.ts'
import { user, verification } from '#database/schema/index.ts'
import { setLanguageOfNewAccount } from '#domain/account/index.ts'
import { announceAccount } from '#domain/announce.ts'
import type { Context } from '#domain/context.ts'
import { type MailKind, mailAccount } from '#domain/mail/index.ts'
import { errorFacts, type Log } from '../log.ts'
import { linkContent } from './links.ts'

export const RESET_LINK_S = 3600
export const CONFIRM_LINK_S = 24 * 3600

type AccountMailsOptions = Pick<Context, 'db' | 'queue'> & {
  secret: string
  publicUrl: string
  log: Log
}
type Owner = Pick<User, 'id' | 'email'>
type AccountMails = ReturnType<typeof accountMails>
type Cookies = { headers?: Headers | undefined } | null

/**
 * What the owner of an account is written, and when. A mail that cannot be queued is a fault of ours for
 * the log: nothing here fails, or changes the answer of, the request that caused it.
 */
export function accountMails(options: AccountMailsOptions) {
  const { db, secret, publicUrl: origin, log } = options

  async function quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (error) {
      log.error('account mail failed', errorFacts(error))
    }
  }

  const write = (owner: Owner, kind: MailKind, page: `/${string}`, email = owner.email) =>
    quietly(() =>
      mailAccount(options, {
        kind,
        userId: owner.id,
        to: owner.email,
        email,
        link: { origin, page },
      }),
    )

  /** Whoever can prove the mailbox or the password now has no use for links sent before. */
  async function forgetResetLinks(userId: string): Promise<void> {
    await db.delete(verification).where(eq(verification.value, userId))
  }

  return {
    /** Runs after the account is committed. */
    welcomeAccount: async (owner: Owner & { emailVerified: boolean }, request: Cookies) => {
      await quietly(() => setLanguageOfNewAccount(options, owner.id, languageCookie(request)))
      if (owner.emailVerified) return
      const token = await createEmailVerificationToken(
        secret,
        owner.email,
        undefined,
        CONFIRM_LINK_S,
      )
      await write(owner, 'verify-email', `/verify-email?token=${token}`)
    },

    sendResetLink: ({ user: owner, token }: { user: Owner; token: string }) =>
      write(owner, 'reset-password', `/reset-password?token=${token}`),

    /** For a new account's address, and for an account's new address: then `user.email` is the new one. */
    sendConfirmLink: ({ user: owner, token }: { user: Owner; token: string }) => {
      const kind = linkContent(token).updateTo ? 'confirm-new-email' : 'verify-email'
      return write(owner, kind, `/verify-email?token=${token}`)
    },

    /** The link was read in the mailbox, so the address is proved as well. */
    confirmReset: async ({ user: owner }: { user: Owner }) => {
      await forgetResetLinks(owner.id)
      await db.update(user).set({ emailVerified: true }).where(isOwner(owner))
      await write(owner, 'password-changed', '/forgot-password')
    },

    /** Open pages show at once that the address is confirmed. */
    announceConfirmed: ({ id }: Owner) => quietly(() => announceAccount(db, id)),

    write,
    forgetResetLinks,
  }
}

function isOwner({ id, email }: Owner) {
  return and(eq(user.id, id), eq(user.email, email))
}

function languageCookie(request: Cookies): string | undefined {
  return parseCookies(request?.headers?.get('cookie') ?? '').get(LANGUAGE_COOKIE)
}

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
