import { faultText } from '#database/fault-text.ts'
import { type GenerationRow, putBackCheck } from '#domain/generation/index.ts'
import { endCallsOf } from '#domain/vendor-call/index.ts'
import type { VendorWork } from '#providers/vendor-work.ts'
import type { WorkerContext } from '../context.ts'

const STOP_LIMIT_MS = 15_000

type Vendor = Pick<VendorWork<unknown, unknown>, 'stop'>

/**
 * Tells the vendor that nobody waits for a job any more. Nothing of ours depends on it, so it is tried
 * again only until the job would have been given up anyway.
 */
export async function stopVendorJob(
  ctx: WorkerContext,
  generation: GenerationRow,
  vendor: Vendor | null,
): Promise<void> {
  const hasHeard = await tell(generation, vendor)
  const { endedAt } = generation
  const isPointless = !endedAt || Date.now() - endedAt.getTime() > ctx.pace.vendorLimitMs
  const isOver = hasHeard || isPointless
  if (isOver) await endCallsOf(ctx.db, [generation.id], 'failed')
  await putBackCheck(ctx, generation, isOver ? null : ctx.pace.checkEveryMs)
}

async function tell({ id, handle }: GenerationRow, vendor: Vendor | null): Promise<boolean> {
  if (!handle || !vendor?.stop) return true
  try {
    await vendor.stop(handle, { signal: AbortSignal.timeout(STOP_LIMIT_MS) })
    return true
  } catch (error) {
    console.error(`The vendor's job of generation ${id} could not be stopped: ${faultText(error)}`)
    return false
  }
}
