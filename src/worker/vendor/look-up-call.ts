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
  const found = await findCall(ctx, { generation, lookUp: vendor.lookUp, call, request }, options)
  if (typeof found === 'number') return await again(found)
  if ('done' in found) return { state: 'succeeded', result: found.done }
  return { state: 'processing' }

  async function again(neverHad: number): Promise<Standing<unknown> | 'ended'> {
    if (neverHad > SENT_AGAIN_MAX) {
      return { state: 'failed', reason: KINDS[generation.kind].notInTime }
    }
    await queueAgain(ctx, generation)
    return 'ended'
  }
}

type LookUp = NonNullable<VendorWork<unknown, unknown>['lookUp']>
type LostCall = {
  generation: GenerationRow
  lookUp: LookUp
  call: { id: string; sentAt: Date }
  request: unknown
}

/**
 * What the vendor has of a call, written down with what it costs.
 * @returns how many calls of the generation it never had, with this one, when it has nothing of it.
 */
export async function findCall(
  ctx: WorkerContext,
  { generation, lookUp: ask, call, request }: LostCall,
  options: CallOptions,
): Promise<Started<unknown> | number> {
  let costMicroUsd: number | undefined
  const costs = (microUsd: number) => {
    costMicroUsd = microUsd
  }
  const found: Started<unknown> | null = await ask({ ...call, costs }, request, options)
  if (!found) return await noteNeverHad(ctx, { callId: call.id, generationId: generation.id })
  if ('done' in found) await noteLookedUp(ctx, call.id, costMicroUsd)
  else await noteFound(ctx, generation, found.handle, costMicroUsd)
  return found
}
