import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  claimCheck,
  failGeneration,
  type GenerationRow,
  hasEnded,
  putBackCheck,
} from '#domain/generation/index.ts'
import type { AsynchronousAnimator, VendorJob } from '#providers/animator/animator-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { WorkerContext } from './context.ts'
import { saveClip } from './handlers/save-clip.ts'
import { stopVendorJob } from './stop-vendor-job.ts'

/** A question and, when the clip is finished, its way into our storage. */
const CHECK_LIMIT_MS = 6 * 60_000
const TOOK_TOO_LONG = /*i18n*/ 'The video service did not deliver in time. Try again.'

/**
 * Asks about one vendor's job that is due, whoever began it, and ends its generation if it has ended.
 * Without an answer, or when the clip cannot be stored, nothing is known to have failed: it is asked again,
 * until the limit. What goes wrong with the rows is thrown, and the worker ends.
 * @returns whether there was one.
 */
export async function askVendor(ctx: WorkerContext): Promise<boolean> {
  const generation = await claimCheck(ctx, ctx.workerId, ctx.pace.checkSpacingMs)
  if (!generation) return false
  const animator = animatorOf(ctx, generation)
  if (hasEnded(generation.state)) await stopVendorJob(ctx, generation, animator)
  else await look(ctx, generation, animator)
  return true
}

/** Null when that vendor is no longer configured: nobody can ask then, but the limit still holds. */
function animatorOf(ctx: WorkerContext, { provider }: GenerationRow): AsynchronousAnimator | null {
  const { animator } = ctx.providers
  return 'begin' in animator && animator.name === provider ? animator : null
}

async function look(
  ctx: WorkerContext,
  generation: GenerationRow,
  animator: AsynchronousAnimator | null,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'reelwright-'))
  try {
    const failure = animator ? await fetchResult(ctx, generation, animator, folder) : null
    if (failure) await failGeneration(ctx, generation, failure)
    else if (isTooOld(ctx, generation)) {
      await failGeneration(ctx, generation, TOOK_TOO_LONG, { goesOn: true })
    } else await putBackCheck(ctx, generation, ctx.pace.checkEveryMs)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Saves the clip if there is one, which ends the generation. @returns why there will never be one. */
async function fetchResult(
  ctx: WorkerContext,
  generation: GenerationRow,
  animator: AsynchronousAnimator,
  folder: string,
): Promise<string | null> {
  const signal = AbortSignal.timeout(CHECK_LIMIT_MS)
  const job = await animator
    .check(generation.vendorJobId ?? '', { folder, signal })
    .catch((error: unknown): VendorJob => {
      console.error(`No answer about the job of generation ${generation.id}:`, error)
      return { state: 'processing' }
    })
  if (job.state === 'failed') return job.reason
  if (job.state === 'processing') return null
  try {
    await saveClip(ctx, generation, job.clip, signal)
  } catch (error) {
    if (error instanceof ProviderError) return error.message
    console.error(`The clip of generation ${generation.id} could not be stored:`, error)
  }
  return null
}

function isTooOld({ pace }: WorkerContext, { startedAt }: GenerationRow): boolean {
  return startedAt !== null && Date.now() - startedAt.getTime() > pace.vendorLimitMs
}
