import { and, asc, desc, eq, gt, notExists, sql } from 'drizzle-orm'
import type { Announcement } from '#contract/announcement.ts'
import type { InterfaceLanguage } from '#contract/interface-language.ts'
import { tell } from '#contract/words/told.ts'
import { announcementDismissals, announcements } from '#database/schema/index.ts'
import { requireAdmin } from './actor.ts'
import { recordAudit } from './audit.ts'
import type { AccountContext, WorkspaceContext } from './context.ts'
import { DomainError } from './domain-error.ts'

const SHOWN_MAX = 50
const IS_CURRENT = gt(announcements.endsAt, sql`now()`)

/** What is announced now and was not put away by this account, the earliest first. */
export async function currentAnnouncements(ctx: AccountContext): Promise<Announcement[]> {
  const dismissed = ctx.db
    .select({ one: sql`1` })
    .from(announcementDismissals)
    .where(
      and(
        eq(announcementDismissals.announcementId, announcements.id),
        eq(announcementDismissals.userId, ctx.userId),
      ),
    )
  return await ctx.db
    .select()
    .from(announcements)
    .where(and(IS_CURRENT, notExists(dismissed)))
    .orderBy(asc(announcements.createdAt), asc(announcements.id))
}

/** Puts an announcement away, for this account alone. Twice is once. @throws DomainError NOT_FOUND */
export async function dismissAnnouncement(
  ctx: AccountContext,
  { id }: { id: string },
): Promise<void> {
  const found = await ctx.db.$count(announcements, eq(announcements.id, id))
  if (found === 0) throw new DomainError('NOT_FOUND')
  await ctx.db
    .insert(announcementDismissals)
    .values({ announcementId: id, userId: ctx.userId })
    .onConflictDoNothing()
}

/** What was announced lately, the latest first. @throws DomainError FORBIDDEN */
export async function listAnnouncements(ctx: WorkspaceContext): Promise<Announcement[]> {
  requireAdmin(ctx)
  return await ctx.db
    .select()
    .from(announcements)
    .orderBy(desc(announcements.createdAt), desc(announcements.id))
    .limit(SHOWN_MAX)
}

type Draft = Pick<Announcement, 'kind' | 'endsAt'> & {
  texts: Partial<Record<InterfaceLanguage, string | undefined>>
}

/** Says something to everybody from now on, until it ends. @throws DomainError FORBIDDEN, INVALID_INPUT */
export async function publishAnnouncement(
  ctx: WorkspaceContext,
  { kind, texts, endsAt }: Draft,
): Promise<Announcement> {
  requireAdmin(ctx)
  if (endsAt.getTime() <= Date.now()) {
    throw new DomainError('INVALID_INPUT', tell('announcement-over'))
  }
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text))
  return await ctx.db.transaction(async (tx) => {
    const [made] = await tx
      .insert(announcements)
      .values({ kind, texts: written, endsAt })
      .returning()
    if (!made) throw new Error('The announcement was not written.')
    await recordAudit(tx, ctx.actor, 'publish-announcement', {
      id: made.id,
      kind,
      text: written['en'] ?? '',
      endsAt: endsAt.toISOString(),
    })
    return made
  })
}

/** Takes an announcement back; one that is over stays as it is. @throws DomainError FORBIDDEN, NOT_FOUND */
export async function endAnnouncement(
  ctx: WorkspaceContext,
  { id }: { id: string },
): Promise<Announcement> {
  requireAdmin(ctx)
  return await ctx.db.transaction(async (tx) => {
    const [ended] = await tx
      .update(announcements)
      .set({ endsAt: sql`least(${announcements.endsAt}, now())` })
      .where(eq(announcements.id, id))
      .returning()
    if (!ended) throw new DomainError('NOT_FOUND')
    await recordAudit(tx, ctx.actor, 'end-announcement', { id, text: ended.texts.en ?? '' })
    return ended
  })
}
