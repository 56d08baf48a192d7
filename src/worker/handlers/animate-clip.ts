import { tell } from '#contract/words/told.ts'
import { join } from 'node:path'
import { SYSTEM } from '#domain/actor.ts'
import { findAsset } from '#domain/asset/index.ts'
import { awaitVendor } from '#domain/generation/index.ts'
import { ClipRequest } from '#domain/scene/index.ts'
import type { AnimateRequest, AsynchronousAnimator } from '#providers/animator/animator-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Handler, Run, WorkerContext } from '../context.ts'
import { fetchAsset } from '../fetch-asset.ts'
import { saveClip } from './save-clip.ts'

/** Long enough for the slowest start of a vendor's job; see `begin` for why nothing else ends it. */
const BEGIN_LIMIT_MS = 60_000
const NO_ID = tell('no-job-id-came')
const IMAGE_GONE = tell('image-file-gone')

/** Makes a clip, or has a vendor begin it; `askVendor` fetches it then. */
export const animateClip: Handler = async (ctx, run) => {
  const { imageAssetId, ...rest } = ClipRequest.parse(run.generation.request)
  const image = await findAsset(
    { ...ctx, workspaceId: run.generation.workspaceId, actor: SYSTEM },
    imageAssetId,
  )
  const imagePath = join(run.folder, 'image')
  await fetchAsset(ctx, image, imagePath, new ProviderError('refused', IMAGE_GONE))
  const { recipe } = image.details
  const request = { ...rest, imagePath, ...(recipe ? { imageRecipe: recipe } : {}) }
  const { animator } = ctx.providers
  if ('begin' in animator) return await begin(ctx, run, animator, request)
  const { generation, ...options } = run
  await saveClip(ctx, generation, await animator.animate(request, options), options.signal)
}

/** Not aborted when the user cancels: only who knows the job's id can stop it. */
async function begin(
  ctx: WorkerContext,
  { generation, folder, signal }: Run,
  animator: AsynchronousAnimator,
  request: AnimateRequest,
): Promise<void> {
  signal.throwIfAborted()
  const limit = AbortSignal.timeout(BEGIN_LIMIT_MS)
  const job = await animator.begin(request, { folder, signal: limit })
  if (!job.vendorJobId) throw new ProviderError('outcome-unknown', NO_ID)
  await awaitVendor(ctx, generation, { ...job, firstCheckMs: ctx.pace.firstCheckMs })
}
