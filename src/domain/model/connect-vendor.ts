import { eq, sql } from 'drizzle-orm'
import type { ConnectionSettings, Models } from '#contract/model.ts'
import type { VendorId } from '#contract/vendors.ts'
import { VENDORS } from '#contract/vendors.ts'
import { tell } from '#contract/words/told.ts'
import { vendorConnections } from '#database/schema/index.ts'
import { announceModels } from '../announce.ts'
import { recordAudit } from '../audit/index.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import { listModels } from './list-models.ts'
import { refreshModels } from './refresh-models.ts'
import { requireAdmin } from '../require-admin.ts'

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
