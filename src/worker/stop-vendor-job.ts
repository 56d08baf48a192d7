import { faultText } from '#database/fault-text.ts'
import { type GenerationRow, putBackCheck } from '#domain/generation/index.ts'
import type { AsynchronousAnimator } from '#providers/animator/animator-provider.ts'
import type { WorkerContext } from './context.ts'

const STOP_LIMIT_MS = 15_000

/**
 * Tells the vendor that nobody waits for a job any more. Nothing of ours depends on it, so it is tried
 * again only until the job would have been given up anyway.
 */
export async function stopVendorJob(
  ctx: WorkerContext,
  generation: GenerationRow,
  animator: AsynchronousAnimator | null,
): Promise<void> {
  const hasHeard = await tell(generation.vendorJobId, animator)
  const { endedAt } = generation
  const isPointless = !endedAt || Date.now() - endedAt.getTime() > ctx.pace.vendorLimitMs
  await putBackCheck(ctx, generation, hasHeard || isPointless ? null : ctx.pace.checkEveryMs)
}

async function tell(
  vendorJobId: string | null,
  animator: AsynchronousAnimator | null,
): Promise<boolean> {
  if (!vendorJobId || !animator?.stop) return true
  try {
    await animator.stop(vendorJobId, { signal: AbortSignal.timeout(STOP_LIMIT_MS) })
    return true
  } catch (error) {
    console.error(`The vendor's job ${vendorJobId} could not be stopped: ${faultText(error)}`)
    return false
  }
}
