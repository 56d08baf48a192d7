import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Connection, Models, PriceChange } from '#contract/model.ts'
import {
  BUILT_IN,
  MODEL_KINDS,
  type ModelKind,
  VENDOR_IDS,
  VENDORS,
  type Vendor,
  type VendorId,
} from '#contract/vendors.ts'
import { auditLog, profiles, user, vendorCalls } from '#database/schema/index.ts'
import { partsOf } from '#providers/vendors.ts'
import { requireAdmin } from '../actor.ts'
import type { WorkspaceContext } from '../context.ts'
import { readModelPrices } from '../credit/index.ts'
import { KINDS } from '../generation/index.ts'
import { readSetting } from '../settings.ts'
import { findFailing } from '../vendor-call/index.ts'
import {
  type ConnectionRow,
  isComplete,
  readBuiltInOffer,
  readRows,
  settingsOf,
} from './connections.ts'

const LATEST_CALLS = 20

/** @throws DomainError FORBIDDEN */
export async function listModels(ctx: WorkspaceContext): Promise<Models> {
  requireAdmin(ctx)
  const rows = await readRows(ctx.db)
  const priceOf = await readModelPrices(ctx.db)
  const connections = await Promise.all(
    VENDOR_IDS.map((vendor) => present(ctx, vendor, rows.get(vendor), priceOf)),
  )
  const chosen = MODEL_KINDS.map((kind) => [kind, vendorOf(ctx, kind)])
  const builtIn = MODEL_KINDS.map((kind) => [kind, priceOf(KINDS[kind].operation, BUILT_IN)])
  return {
    connections,
    chosen: Object.fromEntries(chosen) as Models['chosen'],
    builtInCredits: Object.fromEntries(builtIn) as Models['builtInCredits'],
    builtInOffered: await readBuiltInOffer(ctx.db),
    isSkipped: (await readSetting(ctx.db, 'models', 'skipped')) === true,
  }
}

function vendorOf(ctx: WorkspaceContext, kind: ModelKind): VendorId | typeof BUILT_IN {
  const { name, builtIn } = ctx.models.chosen(KINDS[kind].maker)
  return builtIn ? BUILT_IN : (partsOf(name).vendor as VendorId)
}

async function present(
  ctx: WorkspaceContext,
  vendor: VendorId,
  row: ConnectionRow | undefined,
  priceOf: Awaited<ReturnType<typeof readModelPrices>>,
): Promise<Connection> {
  const usual: Vendor = VENDORS[vendor]
  const { kind } = usual
  const fixed = ctx.vendors.environment[vendor] ?? {}
  const settings = settingsOf(ctx.vendors, vendor, row)
  const model = isComplete(vendor, settings) ? `${vendor}:${settings.model}` : null
  const provider = model && ctx.models.named(KINDS[kind].maker, model)
  const failing = provider ? await findFailing(ctx.db, provider.limits?.key ?? provider.name) : null
  return {
    vendor,
    model,
    key: presentKey(fixed.key, row),
    baseUrl: { origin: originOf(fixed.baseUrl, row?.baseUrl), value: settings.baseUrl },
    modelId: { origin: originOf(fixed.model, row?.modelId), value: settings.model },
    atOnce: settings.atOnce ?? null,
    credits: priceOf(KINDS[kind].operation, model ?? ''),
    asksMicroUsd: await askedFor(ctx, vendor, settings.model),
    models: await Promise.all(
      modelIdsOf(usual, settings.model, row).map(async (modelId) => ({
        modelId,
        credits: priceOf(KINDS[kind].operation, `${vendor}:${modelId}`),
        asksMicroUsd: await askedFor(ctx, vendor, modelId),
        isOffered: row?.offeredModelIds.includes(modelId) ?? false,
      })),
    ),
    lastTest: row?.testedAt
      ? { at: row.testedAt, ms: row.testMs ?? 0, failure: row.testFailure }
      : null,
    failing,
  }
}

function originOf(fixed: string | undefined, saved: string | null | undefined) {
  if (fixed !== undefined) return 'environment' as const
  return saved ? ('saved' as const) : ('usual' as const)
}

function presentKey(fixed: string | undefined, row: ConnectionRow | undefined): Connection['key'] {
  if (fixed) return { origin: 'environment', ending: fixed.slice(-4), savedAt: null }
  if (!row?.sealedKey) return null
  return { origin: 'saved', ending: row.keyEnding ?? '', savedAt: row.keySavedAt }
}

/** Its model first, then all that are known to work, then those that an admin named. */
function modelIdsOf(usual: Vendor, modelId: string, row: ConnectionRow | undefined): string[] {
  const all = [modelId, usual.model, ...(usual.otherModels ?? []), ...(row?.offeredModelIds ?? [])]
  return [...new Set(all)].filter((id) => id !== '')
}

async function askedFor(
  ctx: WorkspaceContext,
  vendor: VendorId,
  modelId: string,
): Promise<number | null> {
  const { asksMicroUsd = {} }: Vendor = VENDORS[vendor]
  const said = await usualCost(ctx, `${vendor}:${modelId}`)
  // An admin names models, and every object has a `constructor`.
  const listed = Object.hasOwn(asksMicroUsd, modelId) ? asksMicroUsd[modelId] : undefined
  return said ?? listed ?? null
}

/** What the vendor said that the last calls cost: the middle one. */
async function usualCost(ctx: WorkspaceContext, model: string): Promise<number | null> {
  const costs = await ctx.db
    .select({ microUsd: vendorCalls.costMicroUsd })
    .from(vendorCalls)
    .where(
      and(
        eq(vendorCalls.provider, model),
        isNotNull(vendorCalls.costMicroUsd),
        inArray(vendorCalls.state, ['accepted', 'delivered']),
      ),
    )
    .orderBy(desc(vendorCalls.sentAt))
    .limit(LATEST_CALLS)
  const sorted = costs.map(({ microUsd }) => microUsd ?? 0).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

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
