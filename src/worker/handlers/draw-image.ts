import { tell, type Told } from '#contract/words/told.ts'
import { type MadeFile, storeFile } from '#domain/asset/index.ts'
import { FailedStep } from '#domain/failed-step.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import { CardRequest, ImageRequest, readCardRequest, saveTake } from '#domain/scene/index.ts'
import { setCard } from '#media/card/set-card.ts'
import type { Illustration } from '#providers/illustrator/illustrator-provider.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Handler, Run, WorkerContext } from '../context.ts'
import { repeatUnavailable } from '../repeat-unavailable.ts'
import { checkMadeFile } from './check-made-file.ts'
import { trackOf } from './track-of.ts'

const IN_VAIN = tell('no-image-after-attempts')
const SET_IN_TYPE = tell('set-in-type')

export const drawImage: Handler = async (ctx, run) => {
  const { generation, signal } = run
  const card = CardRequest.safeParse(generation.request).data
  if (card) return await save(ctx, generation, await cardOf(card, run))
  const drawn = await drawnOrNothing(ctx, run)
  if (!drawn) return
  const { recipe, undrawn, ...file } = drawn
  const details = { ...(recipe && { recipe }), ...(undrawn && { undrawn }) }
  await save(ctx, generation, await checkMadeFile({ ...file, details }, 'image', signal))
}

/** @returns undefined when the scene was set in type, because nothing of the prompt can be drawn. */
async function drawnOrNothing(ctx: WorkerContext, run: Run): Promise<Illustration | undefined> {
  const request = ImageRequest.parse(run.generation.request)
  try {
    return await repeatUnavailable(() => ctx.providers.illustrator.illustrate(request, run), {
      delayMs: ctx.pace.repeatDelayMs,
      signal: run.signal,
      inVain: IN_VAIN,
    })
  } catch (error) {
    const isBeyondIt = error instanceof ProviderError && error.kind === 'unsupported'
    if (!ctx.providers.illustrator.builtIn || !isBeyondIt) throw error
    const card = await readCardRequest(ctx, trackOf(run.generation))
    if (!card) throw error
    await save(
      ctx,
      run.generation,
      await cardOf({ ...card, style: request.style }, run),
      SET_IN_TYPE,
    )
    return undefined
  }
}

async function cardOf(card: CardRequest, run: Run): Promise<MadeFile> {
  const picture = await setCard({ ...card, text: card.cardText }, run)
  return await checkMadeFile({ ...picture, details: { isTextCard: true } }, 'image', run.signal)
}

async function save(
  ctx: WorkerContext,
  generation: GenerationRow,
  made: MadeFile,
  freeBecause?: Told,
): Promise<void> {
  try {
    const stored = await storeFile(ctx, 'images', made)
    await saveTake(ctx, trackOf(generation), stored, null, freeBecause)
  } catch (error) {
    if (error instanceof FailedStep) throw error
    throw new FailedStep(tell('image-not-saved'), error)
  }
}
