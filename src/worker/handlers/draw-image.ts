import { storeFile } from '#domain/asset/index.ts'
import { ImageRequest, saveTake } from '#domain/scene/index.ts'
import type { Handler } from '../context.ts'
import { repeatUnavailable } from '../repeat-unavailable.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

const IN_VAIN = /*i18n*/ 'No image was generated after multiple attempts'

export const drawImage: Handler = async (ctx, { generation, ...options }) => {
  const request = ImageRequest.parse(generation.request)
  const { recipe, ...file } = await repeatUnavailable(
    () => ctx.providers.illustrator.illustrate(request, options),
    { delayMs: ctx.pace.repeatDelayMs, signal: options.signal, inVain: IN_VAIN },
  )
  const details = recipe ? { recipe } : {}
  const made = await checkMadeFile({ ...file, details }, 'image', options.signal)
  const stored = await storeFile(ctx, 'images', made)
  await saveTake(ctx, trackOf(generation), stored, null)
}
