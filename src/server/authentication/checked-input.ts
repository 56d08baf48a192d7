import type { BetterAuthPlugin } from 'better-auth'
import { APIError, createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { z } from 'zod'
import { PASSWORD_MAX_CHARACTERS, PASSWORD_MIN_CHARACTERS } from '#contract/limits.ts'
import { EmailAddress, FullName } from '#contract/person.ts'
import { credentialRefusals } from '#contract/sign-in.ts'
import { allInWords } from '#contract/words/in-words.ts'
import { toldBy } from '#contract/words/issues.ts'
import { ownAccountOnly } from './links.ts'
import { isGuessable, passwordAgain } from './passwords.ts'

const { commonPassword, invalidEmail, samePassword } = credentialRefusals

/** The same mailbox is the same account, however its address was typed. */
const Email = z.string().trim().toLowerCase().pipe(EmailAddress)

const SHAPES: Record<string, { schema: z.ZodType; code: string }> = {
  email: { schema: Email, code: invalidEmail.code },
  newEmail: { schema: Email, code: invalidEmail.code },
  name: { schema: FullName, code: 'INVALID_NAME' },
}

/** Where a password is chosen. */
const NEW_PASSWORDS = new Set(['/sign-up/email', '/reset-password', '/change-password'])

/** Brings what people type into one shape before the library sees it, and refuses in plain words. */
export function checkedInput() {
  return {
    id: 'checked-input',
    hooks: {
      before: [
        {
          matcher: ({ body }) => typeof body === 'object' && body !== null,
          handler: createAuthMiddleware(async ({ body }) => ({ context: { body: checked(body) } })),
        },
        { matcher: ({ path }) => path === '/verify-email', handler: ownAccountOnly },
        { matcher: ({ path }) => NEW_PASSWORDS.has(path ?? ''), handler: hardToGuess },
        { matcher: ({ path }) => path === '/change-password', handler: otherThanNow },
        { matcher: ({ path }) => path === '/change-email', handler: passwordAgain },
      ],
    },
  } satisfies BetterAuthPlugin
}

const hardToGuess = createAuthMiddleware(async (ctx) => {
  const {
    password,
    newPassword = password,
    email,
    name,
  } = (ctx.body ?? {}) as Record<string, unknown>
  if (typeof newPassword !== 'string') return
  const { length } = newPassword
  if (length < PASSWORD_MIN_CHARACTERS || length > PASSWORD_MAX_CHARACTERS) return
  const found = await getSessionFromCtx(ctx)
  const names = [email ?? found?.user.email, name ?? found?.user.name].map(String)
  if (isGuessable(newPassword, [...names, names[0]?.split('@')[0] ?? ''])) {
    throw new APIError('BAD_REQUEST', commonPassword)
  }
})

const otherThanNow = createAuthMiddleware(async ({ body }) => {
  if (body?.newPassword === body?.currentPassword) throw new APIError('BAD_REQUEST', samePassword)
})

function checked(body: Record<string, unknown>): Record<string, unknown> {
  const result = { ...body }
  for (const [field, { schema, code }] of Object.entries(SHAPES)) {
    if (result[field] === undefined) continue
    const parsed = schema.safeParse(result[field])
    if (!parsed.success) throw new APIError('BAD_REQUEST', { code, message: wordsOf(parsed.error) })
    result[field] = parsed.data
  }
  return result
}

function wordsOf(error: z.ZodError): string {
  return allInWords(error.issues.map(toldBy))
}
