import { type MadeFile, storeFile } from '#domain/asset/index.ts'
import { FailedStep } from '#domain/failed-step.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import { CardRequest, ImageRequest, saveTake } from '#domain/scene/index.ts'
import { setCard } from '#media/card/set-card.ts'
import type { Handler, WorkerContext } from '../context.ts'
import { repeatUnavailable } from '../repeat-unavailable.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

const IN_VAIN = /*i18n*/ 'No image was generated after multiple attempts'

export const drawImage: Handler = async (ctx, { generation, ...options }) => {
  const card = CardRequest.safeParse(generation.request).data
  if (card) {
    const picture = await setCard({ ...card, text: card.cardText }, options)
    await save(
      ctx,
      generation,
      await checkMadeFile({ ...picture, details: { isTextCard: true } }, 'image', options.signal),
    )
    return
  }
  const request = ImageRequest.parse(generation.request)
  const { recipe, ...file } = await repeatUnavailable(
    () => ctx.providers.illustrator.illustrate(request, options),
    { delayMs: ctx.pace.repeatDelayMs, signal: options.signal, inVain: IN_VAIN },
  )
  const details = recipe ? { recipe } : {}
  await save(ctx, generation, await checkMadeFile({ ...file, details }, 'image', options.signal))
}

async function save(ctx: WorkerContext, generation: GenerationRow, made: MadeFile): Promise<void> {
  try {
    await saveTake(ctx, trackOf(generation), await storeFile(ctx, 'images', made), null)
  } catch (error) {
    if (error instanceof FailedStep) throw error
    throw new FailedStep(/*i18n*/ 'Image generated but failed to save to your library', error)
  }
}
