import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import type { Session } from '#contract/account.ts'
import { tell } from '#contract/words/told.ts'
import type { Database, Transaction } from '#database/client.ts'
import { session } from '#database/schema/index.ts'
import type { AccountContext } from './context.ts'
import { DomainError } from './domain-error.ts'

/** Where the account is signed in: the session that asks first, then the last used ones. */
export async function listSessions(
  ctx: AccountContext,
  currentId: string | null,
): Promise<Session[]> {
  const rows = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.userId, ctx.userId), gt(session.expiresAt, new Date())))
    .orderBy(desc(sql`${session.id} = ${currentId ?? ''}`), desc(session.updatedAt))
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    device: describeDevice(userAgent),
    address: ipAddress || null,
    createdAt,
    lastUsedAt: updatedAt,
    isCurrent: id === currentId,
  }))
}

/**
 * Signs one of the account's own sessions out. A trigger ends its event streams.
 * @throws DomainError NOT_FOUND
 */
export async function revokeSession(ctx: AccountContext, id: string): Promise<void> {
  const revoked = await ctx.db
    .delete(session)
    .where(and(eq(session.id, id), eq(session.userId, ctx.userId)))
    .returning({ id: session.id })
  if (revoked.length === 0) {
    throw new DomainError('NOT_FOUND', tell('session-not-found'))
  }
}

/** @param currentId null: none of them stays. */
export async function revokeOtherSessions(
  ctx: { db: Database | Transaction; userId: string },
  currentId: string | null,
): Promise<void> {
  await ctx.db
    .delete(session)
    .where(and(eq(session.userId, ctx.userId), ne(session.id, currentId ?? '')))
}

export async function revokeAllSessions(ctx: AccountContext): Promise<void> {
  await ctx.db.delete(session).where(eq(session.userId, ctx.userId))
}

/** Deletes sessions that are over, and with them where and in what browser they were used. */
export async function forgetExpiredSessions(db: Database): Promise<void> {
  await db.delete(session).where(lt(session.expiresAt, sql`now()`))
}

/** First match counts: most browsers also name the ones they descend from. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
  [/\bcurl\//, 'curl'],
]
const SYSTEMS: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** A User-Agent header as people call what sent it: 'Firefox, Windows'; null when it says neither. */
export function describeDevice(userAgent: string | null): string | null {
  if (!userAgent) return null
  const named = [BROWSERS, SYSTEMS].flatMap(
    (known) => known.find(([pattern]) => pattern.test(userAgent))?.[1] ?? [],
  )
  return named.length > 0 ? named.join(', ') : null
}
