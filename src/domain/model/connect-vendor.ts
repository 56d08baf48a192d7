import { eq, sql } from 'drizzle-orm'
import type { ConnectionSettings, Models } from '#contract/model.ts'
import { VENDORS, type VendorId } from '#contract/vendors.ts'
import { type Told, tell } from '#contract/words/told.ts'
import { vendorConnections } from '#database/schema/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { requireAdmin } from '../actor.ts'
import { announceModels } from '../announce.ts'
import { recordAudit } from '../audit.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { isComplete, readRows, refreshModels, settingsOf } from './connections.ts'
import { listModels } from './list-models.ts'

const ENDING_CHARACTERS = 4

/**
 * Saves how a vendor is reached; what is not said stays as it is. The key is sealed, and never told again.
 * @throws DomainError FORBIDDEN, INVALID_INPUT when something is fixed by the environment, or one of two keys is missing
 */
export async function connectVendor(
  ctx: WorkspaceContext,
  input: ConnectionSettings,
): Promise<Models> {
  requireAdmin(ctx)
  requireFree(ctx, input)
  const { vendor, key, ...settings } = input
  const change = { ...changeOf(settings), ...(key && keyColumns(ctx, vendor, key)) }
  await ctx.db.transaction(async (tx) => {
    await tx
      .insert(vendorConnections)
      .values({ vendor, ...change })
      .onConflictDoUpdate({
        target: vendorConnections.vendor,
        // Whatever was found out about other settings says nothing of these.
        set: { ...change, testedAt: null, testMs: null, testFailure: null },
      })
    const changed = Object.keys(input).filter((name) => name !== 'vendor')
    await recordAudit(tx, ctx.actor, 'connect-model', { vendor, changed })
    await announceModels(tx)
  })
  await refreshModels(ctx)
  return await listModels(ctx)
}

/** Forgets what was saved of a vendor. What it works on at the moment ends as failed, free of charge. */
export async function disconnectVendor(
  ctx: WorkspaceContext,
  { vendor }: { vendor: VendorId },
): Promise<Models> {
  requireAdmin(ctx)
  await ctx.db.transaction(async (tx) => {
    await tx.delete(vendorConnections).where(eq(vendorConnections.vendor, vendor))
    await recordAudit(tx, ctx.actor, 'disconnect-model', { vendor })
    await announceModels(tx)
  })
  await refreshModels(ctx)
  return await listModels(ctx)
}

function requireFree(ctx: WorkspaceContext, { vendor, ...input }: ConnectionSettings): void {
  const fixed = ctx.vendors.environment[vendor] ?? {}
  const given = { key: input.key, baseUrl: input.baseUrl, model: input.modelId }
  for (const [name, value] of Object.entries(given)) {
    const isFixed = fixed[name as keyof typeof given] !== undefined
    if (value && isFixed && value !== fixed[name as keyof typeof given])
      throw new DomainError(
        'INVALID_INPUT',
        tell('fixed-by-environment', { vendor: VENDORS[vendor].name }),
      )
  }
}

/** An empty value asks for the usual one. */
function changeOf({ baseUrl, modelId, atOnce }: Omit<ConnectionSettings, 'vendor' | 'key'>) {
  return {
    ...(baseUrl !== undefined && { baseUrl: baseUrl || null }),
    ...(modelId !== undefined && { modelId: modelId.trim() || null }),
    ...(atOnce !== undefined && { atOnce }),
  }
}

function keyColumns({ vendors }: WorkspaceContext, vendor: VendorId, given: string) {
  const key = given.trim()
  // Kling's pairs are `access key:secret key`.
  if (vendor === 'kling' && (key.startsWith(':') || key.endsWith(':')))
    throw new DomainError('INVALID_INPUT', tell('half-a-key'))
  return {
    sealedKey: vendors.seal.close(key, vendor),
    keyEnding: key.slice(-ENDING_CHARACTERS),
    keySavedAt: sql`now()`,
  }
}

/** A connection is tried while somebody looks at the page. */
const PATIENCE_MS = 20_000

/**
 * Asks a vendor whether it answers, with settings that are saved or not yet; costs nothing.
 * @throws DomainError FORBIDDEN
 */
export async function testConnection(
  ctx: WorkspaceContext,
  input: ConnectionSettings,
): Promise<{ failure: Told | null; ms: number }> {
  requireAdmin(ctx)
  const { vendor } = input
  const row = (await readRows(ctx.db)).get(vendor)
  const settings = given(settingsOf(ctx.vendors, vendor, row), input, vendor)
  const { name } = VENDORS[vendor]
  if (!isComplete(vendor, settings)) return { failure: tell('connection-incomplete'), ms: 0 }
  const startedAt = performance.now()
  const failure = await ctx.models
    .tryOut({ vendor, settings }, AbortSignal.timeout(PATIENCE_MS))
    .then(
      () => null,
      (error: unknown) =>
        error instanceof ProviderError ? error.told : tell('vendor-unreachable', { vendor: name }),
    )
  const ms = Math.round(performance.now() - startedAt)
  const isSaved = Object.keys(input).length === 1
  if (isSaved) await note(ctx, input, failure, ms)
  return { failure, ms }
}

function given(
  saved: ReturnType<typeof settingsOf>,
  { key, baseUrl, modelId }: ConnectionSettings,
  vendor: ConnectionSettings['vendor'],
) {
  return {
    ...saved,
    ...(key && { key: key.trim() }),
    ...(baseUrl !== undefined && {
      baseUrl: (baseUrl || VENDORS[vendor].baseUrl).replace(/\/+$/, ''),
    }),
    ...(modelId !== undefined && { model: modelId.trim() || VENDORS[vendor].model }),
  }
}

async function note(
  { db }: WorkspaceContext,
  { vendor }: ConnectionSettings,
  testFailure: Told | null,
  testMs: number,
): Promise<void> {
  const tested = { testedAt: new Date(), testMs, testFailure }
  await db
    .insert(vendorConnections)
    .values({ vendor, ...tested })
    .onConflictDoUpdate({
      target: vendorConnections.vendor,
      set: tested,
    })
}
