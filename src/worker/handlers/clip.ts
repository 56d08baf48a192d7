import { join } from 'node:path'
import { tell } from '#contract/words/told.ts'
import { SYSTEM } from '#domain/actor.ts'
import { findAsset, storeFile } from '#domain/asset/index.ts'
import { ClipRequest, saveTake } from '#domain/scene/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Handler, trackOf } from '../context.ts'
import { checkMadeFile, fetchAsset } from '../files.ts'
import { startWork, type Work } from '../vendor/start-work.ts'

const IMAGE_GONE = tell('image-file-gone')
const STILL = tell('only-camera-moves')

export const clipWork: Work<'animator'> = {
  maker: 'animator',
  async request(ctx, { generation, folder }) {
    const { imageAssetId, ...rest } = ClipRequest.parse(generation.request)
    const image = await findAsset(
      { ...ctx, workspaceId: generation.workspaceId, actor: SYSTEM },
      imageAssetId,
    )
    const imagePath = join(folder, 'image')
    await fetchAsset(ctx, image, imagePath, new ProviderError('refused', IMAGE_GONE))
    const { recipe } = image.details
    return { ...rest, imagePath, ...(recipe ? { imageRecipe: recipe } : {}) }
  },
  async save(ctx, generation, { isStill, ...clip }, signal) {
    const made = await checkMadeFile(clip, 'video', signal)
    const details = isStill ? { isStill } : {}
    const stored = await storeFile(ctx, 'clips', { ...made, details })
    await saveTake(ctx, trackOf(generation), stored, null, isStill ? STILL : undefined)
  },
}

export const animateClip: Handler = (ctx, run) => startWork(ctx, run, clipWork)
