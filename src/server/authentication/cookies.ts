import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BetterAuthPlugin } from 'better-auth'
import { createAuthMiddleware } from 'better-auth/api'
import { parseCookies } from 'better-auth/cookies'
import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database } from '#database/client.ts'
import { profiles, session } from '#database/schema/index.ts'
import type { Identity } from '../identify.ts'

/** Often enough for "a minute ago", and one small write for a minute of work. */
const SEEN_LONG_AGO = sql<boolean>`(${profiles.lastSeenAt} is null or ${profiles.lastSeenAt} < now() - interval '1 minute')`

/**
 * Whose session a browser's cookie names; null when it is not ours, or the session has ended. Whoever asks is seen.
 */
export async function sessionOfCookie(
  db: Database,
  headers: Headers,
  cookieName: string,
  secret: string,
): Promise<Identity | null> {
  const token = signedToken(parseCookies(headers.get('cookie') ?? '').get(cookieName), secret)
  if (token === null) return null
  const [found] = await db
    .select({ userId: session.userId, sessionId: session.id, isToBeNoted: SEEN_LONG_AGO })
    .from(session)
    .innerJoin(profiles, eq(profiles.id, session.userId))
    .where(and(eq(session.token, token), gt(session.expiresAt, sql`now()`)))
  if (!found) return null
  const { userId, sessionId, isToBeNoted } = found
  // Where nothing can be written, what is asked for may still be read.
  if (isToBeNoted) await noteSeen(db, userId).catch(() => undefined)
  return { userId, sessionId, as: 'person' }
}

/** Waits for nobody who is changing the profile: the next request notes it. */
async function noteSeen(db: Database, userId: string): Promise<void> {
  const free = db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.id, userId), SEEN_LONG_AGO))
    .for('update', { skipLocked: true })
  await db.update(profiles).set({ lastSeenAt: sql`now()` }).where(inArray(profiles.id, free))
}

/**
 * The token in `token.signature`, as the library signs it. It is checked here and now: the library's own check
 * waits for one of the few threads on which passwords are hashed.
 */
function signedToken(value: string | undefined, secret: string): string | null {
  const dot = value?.lastIndexOf('.') ?? -1
  if (value === undefined || dot < 1) return null
  const token = value.slice(0, dot)
  const signature = Buffer.from(value.slice(dot + 1), 'base64')
  const ours = createHmac('sha256', secret).update(token).digest()
  return signature.length === ours.length && timingSafeEqual(signature, ours) ? token : null
}

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
