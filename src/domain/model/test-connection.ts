import type { ConnectionSettings } from '#contract/model.ts'
import { VENDORS } from '#contract/vendors.ts'
import { tell, type Told } from '#contract/words/told.ts'
import { vendorConnections } from '#database/schema/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { WorkspaceContext } from '../context.ts'
import { isComplete, readRows, settingsOf } from './read-connections.ts'
import { requireAdmin } from '../require-admin.ts'

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
