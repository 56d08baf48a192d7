import { join } from 'node:path'
import { findAsset, storeFile } from '#domain/asset/index.ts'
import { ClipRequest, saveTake } from '#domain/scene/index.ts'
import type { Handler } from '../context.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

export const animateClip: Handler = async (ctx, { generation, ...options }) => {
  const { imageAssetId, ...request } = ClipRequest.parse(generation.request)
  const image = await findAsset({ ...ctx, userId: generation.userId }, imageAssetId)
  const imagePath = join(options.folder, 'image')
  await ctx.storage.fetchTo(image.storageKey, imagePath)
  const { recipe } = image.details
  const clip = await ctx.providers.animator.animate(
    { ...request, imagePath, ...(recipe ? { imageRecipe: recipe } : {}) },
    options,
  )
  const made = await checkMadeFile(clip, 'video', options.signal)
  const stored = await storeFile(ctx, 'clips', made)
  await saveTake(ctx, trackOf(generation), stored, null)
}
