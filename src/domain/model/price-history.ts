import { desc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { MODEL_KINDS } from '#contract/vendors.ts'
import type { PriceChange } from '#contract/model.ts'
import { auditLog, profiles, user } from '#database/schema/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { requireAdmin } from '../require-admin.ts'

const SHOWN_MAX = 100
/** As `setModelPrice` notes it; `from` was not noted before there was a history. */
const Noted = z.object({
  kind: z.enum(MODEL_KINDS),
  model: z.string(),
  from: z.number().nullish().default(null),
  credits: z.number(),
})

/** Who changed which price, when, from what to what; the latest first. @throws DomainError FORBIDDEN */
export async function priceHistory(ctx: WorkspaceContext): Promise<PriceChange[]> {
  requireAdmin(ctx)
  const rows = await ctx.db
    .select({
      id: auditLog.id,
      at: auditLog.at,
      by: sql<string | null>`coalesce(nullif(${profiles.fullName}, ''), ${user.email})`,
      details: auditLog.details,
    })
    .from(auditLog)
    .leftJoin(profiles, eq(profiles.id, auditLog.userId))
    .leftJoin(user, eq(user.id, auditLog.userId))
    .where(eq(auditLog.action, 'set-price'))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(SHOWN_MAX)
  return rows.flatMap(({ id, at, by, details }) => {
    const noted = Noted.safeParse(details)
    if (!noted.success) return []
    const { kind, model, from, credits: to } = noted.data
    return [{ id, at, by, kind, model, from, to }]
  })
}
