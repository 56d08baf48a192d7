import type { ModelKind } from '#contract/kinds.ts'
import { type GenerationRow, KINDS, noteFound, queueAgain } from '#domain/generation/index.ts'
import { countNeverHad, lastCallOf, noteLookedUp, noteNeverHad } from '#domain/vendor-call/index.ts'
import type { CallOptions, ProviderFacts } from '#providers/call-options.ts'
import type { Standing, Started, VendorWork } from '#providers/vendor-work.ts'
import type { WorkerContext } from '../context.ts'
import type { AnyWork } from './start-work.ts'

/** A vendor that keeps no list of what it did would bill every repeat. */
const SENT_AGAIN_MAX = 1

/** Work at a vendor, and whom to ask about it. */
export type Asked = {
  generation: GenerationRow & { kind: ModelKind }
  work: AnyWork
  /** Null when that model is no longer connected: nobody can ask then, but the limit still holds. */
  vendor: (VendorWork<unknown, unknown> & ProviderFacts) | null
}

/** What became of a call whose answer never came. A vendor that never had it is called anew, once. */
export async function lookUp(
  ctx: WorkerContext,
  { generation, work, vendor }: Asked,
  options: CallOptions,
): Promise<Standing<unknown> | 'ended' | undefined> {
  const call = await lastCallOf(ctx, generation)
  if (!vendor?.lookUp) return undefined
  if (!call) {
    // Its vendor has refused it after all, or a worker died when it knew that it never arrived.
    return await again(await countNeverHad(ctx, generation.id))
  }
  const request = await work.request(ctx, { generation, folder: options.folder })
  let costMicroUsd: number | undefined
  const costs = (microUsd: number) => {
    costMicroUsd = microUsd
  }
  const found: Started<unknown> | null = await vendor.lookUp({ ...call, costs }, request, options)
  if (!found) {
    const ids = { callId: call.id, generationId: generation.id }
    return await again(await noteNeverHad(ctx, ids))
  }
  if ('done' in found) {
    await noteLookedUp(ctx, call.id, costMicroUsd)
    return { state: 'succeeded', result: found.done }
  }
  await noteFound(ctx, generation, found.handle, costMicroUsd)
  return { state: 'processing' }

  async function again(neverHad: number): Promise<Standing<unknown> | 'ended'> {
    if (neverHad > SENT_AGAIN_MAX) {
      return { state: 'failed', reason: KINDS[generation.kind].notInTime }
    }
    await queueAgain(ctx, generation)
    return 'ended'
  }
}
