import { storeFile } from '#domain/asset/index.ts'
import { ImageRequest, saveTake } from '#domain/scene/index.ts'
import type { Handler } from '../context.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

export const drawImage: Handler = async (ctx, { generation, ...options }) => {
  const request = ImageRequest.parse(generation.request)
  const { recipe, ...file } = await ctx.providers.illustrator.illustrate(request, options)
  const details = recipe ? { recipe } : {}
  const made = await checkMadeFile({ ...file, details }, 'image', options.signal)
  const stored = await storeFile(ctx, 'images', made)
  await saveTake(ctx, trackOf(generation), stored, null)
}
