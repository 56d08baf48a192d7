import { vendorSays } from '#contract/words/in-words.ts'
import { tell, type Told } from '#contract/words/told.ts'
import { faultText } from '#database/fault-text.ts'
import {
  claimCheck,
  failGeneration,
  type GenerationRow,
  hasEnded,
  putBackCheck,
} from '#domain/generation/index.ts'
import { inOwnFolder } from '#domain/own-folder/index.ts'
import type { AsynchronousAnimator } from '#providers/animator/animator-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { WorkerContext } from './context.ts'
import { saveClip } from './handlers/save-clip.ts'
import { stopVendorJob } from './stop-vendor-job.ts'
import { withinLimit } from './within-limit.ts'

const TOOK_TOO_LONG = tell('vendor-too-slow')

/**
 * Asks about one vendor's job that is due, whoever began it, and ends its generation if it has ended.
 * Without an answer, or when the clip cannot be stored, nothing is known to have failed: it is asked again,
 * until the limit. What goes wrong with the rows is thrown.
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
  const found = animator
    ? await inOwnFolder((folder) => fetchResult(ctx, generation, animator, folder))
    : 'no-answer'
  if (typeof found === 'object') await failGeneration(ctx, generation, found.failure)
  else if (isTooOld(ctx, generation)) {
    const failure =
      found === 'no-answer' ? about(generation, 'video-of-scene-not-checked') : TOOK_TOO_LONG
    await failGeneration(ctx, generation, failure, { goesOn: true })
  } else await putBackCheck(ctx, generation, ctx.pace.checkEveryMs)
}

type Found = { failure: Told } | 'nothing-yet' | 'no-answer'

/** Saves the clip if there is one, which ends the generation; `failure` says why there will never be one. */
async function fetchResult(
  ctx: WorkerContext,
  generation: GenerationRow,
  animator: AsynchronousAnimator,
  folder: string,
): Promise<Found> {
  const signal = AbortSignal.timeout(ctx.pace.checkLimitMs)
  const job = await withinLimit(ctx.pace.checkLimitMs, TOOK_TOO_LONG, () =>
    animator.check(generation.vendorJobId ?? '', { folder, signal }),
  ).catch((error: unknown) => {
    console.error(`No answer about the job of generation ${generation.id}: ${faultText(error)}`)
    return null
  })
  if (!job) return 'no-answer'
  if (job.state === 'failed') return { failure: whyFailed(generation, animator.name, job.reason) }
  if (job.state === 'processing') return 'nothing-yet'
  try {
    await saveClip(ctx, generation, job.clip, signal)
  } catch (error) {
    if (error instanceof ProviderError) return { failure: error.told }
    console.error(
      `The clip of generation ${generation.id} could not be stored: ${faultText(error)}`,
    )
  }
  return 'nothing-yet'
}

/** The specification names a scene by the last four characters of its id. */
function about({ sceneId }: GenerationRow, code: AboutScene): Told {
  return tell(code, { scene: sceneId?.slice(-4) ?? '' })
}

type AboutScene = 'video-of-scene-failed' | 'video-of-scene-not-checked'

function whyFailed(generation: GenerationRow, vendor: string, reason: string | null): Told {
  return reason === null ? about(generation, 'video-of-scene-failed') : vendorSays(vendor, reason)
}

function isTooOld({ pace }: WorkerContext, { startedAt }: GenerationRow): boolean {
  return startedAt !== null && Date.now() - startedAt.getTime() > pace.vendorLimitMs
}
