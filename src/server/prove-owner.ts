import { verifyPassword } from 'better-auth/crypto'
import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import { tell } from '#contract/words/told.ts'
import { authAccount, session } from '#database/schema/index.ts'
import { limitAttempts } from '#domain/attempts.ts'
import type { AccountContext } from '#domain/context.ts'
import { DomainError } from '#domain/domain-error.ts'
import { inHashingTurn, RETRY_AFTER_S } from './authentication/few-at-once.ts'

/** Who has an open session of somebody else's may not guess for long. */
const GUESSES = { max: 10, windowS: 3600 }
/** How long a sign-in counts as one of just now. */
const FRESH = sql`interval '5 minutes'`

/**
 * Asks whoever is about to do what cannot be taken back to show that the account is theirs: an open session that
 * fell into other hands is not enough. An account without a password (it signs in with Google) signs in once more.
 * @throws DomainError INVALID_INPUT, REFUSED_IN_THIS_STATE
 */
export async function proveOwner(
  { db, userId }: AccountContext,
  sessionId: string | null,
  password: string | undefined,
): Promise<void> {
  const [credential] = await db
    .select({ hash: authAccount.password })
    .from(authAccount)
    .where(and(eq(authAccount.userId, userId), isNotNull(authAccount.password)))
  if (credential?.hash) {
    const { hash } = credential
    await limitAttempts(db, { action: 'prove-owner', network: userId, ...GUESSES })
    const isRight = password ? await inHashingTurn(() => verifyPassword({ hash, password })) : false
    if (isRight === null)
      throw new DomainError('TOO_MANY_REQUESTS', undefined, { retryAfterS: RETRY_AFTER_S })
    if (isRight) return
    throw new DomainError('INVALID_INPUT', tell('password-wrong'), { fields: ['password'] })
  }
  const isFresh = gt(session.createdAt, sql`now() - ${FRESH}`)
  const [fresh] = await db
    .select()
    .from(session)
    .where(and(eq(session.id, sessionId ?? ''), eq(session.userId, userId), isFresh))
  if (fresh) return
  throw new DomainError('REFUSED_IN_THIS_STATE', tell('sign-in-once-more'))
}
