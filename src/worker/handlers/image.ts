import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Told, tell } from '#contract/words/told.ts'
import { findPictures, type MadeFile, storeFile } from '#domain/asset/index.ts'
import { FailedStep } from '#domain/domain-error.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import { saveDirectImage } from '#domain/media/index.ts'
import { CardRequest, ImageRequest, readCardRequest, saveTake } from '#domain/scene/index.ts'
import { setCard } from '#media/card/set-card.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type Handler, type Run, trackOf, type WorkerContext } from '../context.ts'
import { checkMadeFile, fetchAsset } from '../files.ts'
import { callProvider, keepStarted, providerOf, type Work } from '../vendor/start-work.ts'

const IN_VAIN = tell('no-image-after-attempts')
const SET_IN_TYPE = tell('set-in-type')

export const imageWork: Work<'illustrator'> = {
  maker: 'illustrator',
  async request(ctx, { generation, folder }) {
    const {
      referenceImageIds = [],
      negativePrompt,
      words: _,
      ...request
    } = ImageRequest.parse(generation.request)
    const can = ctx.models.named('illustrator', generation.provider ?? '')?.can
    const referencePaths = can?.references
      ? await fetchReferences(ctx, { generation, folder }, referenceImageIds)
      : []
    return {
      ...request,
      ...(can?.negativePrompt && negativePrompt ? { negativePrompt } : {}),
      ...(referencePaths.length > 0 ? { referencePaths } : {}),
    }
  },
  async save(ctx, generation, { recipe, undrawn, withoutReferences, ...file }, signal) {
    const details = {
      ...(recipe && { recipe }),
      ...(undrawn && { undrawn }),
      ...(withoutReferences && { withoutReferences }),
    }
    await save(ctx, generation, await checkMadeFile({ ...file, details }, 'image', signal))
  },
}

/** Pictures of the library, to draw after. One that is gone by now is passed over. @returns paths */
async function fetchReferences(
  ctx: WorkerContext,
  { generation, folder }: Pick<Run, 'generation' | 'folder'>,
  ids: string[],
): Promise<string[]> {
  const paths: string[] = []
  for (const picture of await findPictures(ctx.db, generation.workspaceId, ids)) {
    const path = join(folder, `reference-${paths.length + 1}`)
    const gone = new Error('A reference picture has no file any more.')
    const isThere = await fetchAsset(ctx, picture, path, gone).then(
      () => true,
      (error: unknown) => {
        if (error === gone) return false
        throw error
      },
    )
    if (isThere) paths.push(path)
  }
  return paths
}

/** A text card, or a picture: what is `unavailable` is tried again, what the built-in studio cannot draw is set in type. */
export const drawImage: Handler = async (ctx, run) => {
  const { generation } = run
  const card = CardRequest.safeParse(generation.request).data
  if (card) return await save(ctx, generation, await cardOf(card, run))
  const started = await draw(ctx, run).catch((error: unknown) => setInTypeInstead(ctx, run, error))
  if (started) await keepStarted(ctx, run, imageWork, started)
}

async function draw(ctx: WorkerContext, run: Run) {
  const request = await imageWork.request(ctx, run)
  return await repeatUnavailable(() => callProvider(ctx, run, imageWork.maker, request), {
    delayMs: ctx.pace.repeatDelayMs,
    signal: run.signal,
    inVain: IN_VAIN,
  })
}

/** @throws what kept the picture from being made, unless words can stand in for it. */
async function setInTypeInstead(ctx: WorkerContext, run: Run, error: unknown): Promise<null> {
  const { generation } = run
  const isBeyondIt = error instanceof ProviderError && error.kind === 'unsupported'
  if (!isBeyondIt || !providerOf(ctx, 'illustrator', generation).builtIn) throw error
  const card = generation.sceneId ? await readCardRequest(ctx, trackOf(generation)) : null
  if (!card) throw error
  // As they were at the click: edited since, the card is out of date.
  const { style, words } = ImageRequest.parse(generation.request)
  const cardText = words || card.cardText
  await save(ctx, generation, await cardOf({ ...card, cardText, style }, run), SET_IN_TYPE)
  return null
}

async function cardOf(card: CardRequest, run: Run): Promise<MadeFile> {
  const { pages, ...picture } = await setCard({ ...card, text: card.cardText }, run)
  const details = { isTextCard: true, card: pages }
  return await checkMadeFile({ ...picture, details }, 'image', run.signal)
}

async function save(
  ctx: WorkerContext,
  generation: GenerationRow,
  made: MadeFile,
  freeBecause?: Told,
): Promise<void> {
  try {
    const stored = await storeFile(ctx, 'images', made)
    if (generation.sceneId) await saveTake(ctx, trackOf(generation), stored, null, freeBecause)
    else await saveDirectImage(ctx, generation, stored, freeBecause)
  } catch (error) {
    if (error instanceof FailedStep) throw error
    throw new FailedStep(tell('image-not-saved'), error)
  }
}

const REPEATS_MAX = 3

type RepeatOptions = {
  /** Before the first repeat; doubled for each further one. */
  delayMs: number
  /** Ends the waiting, with its reason. */
  signal: AbortSignal
  /** What the user reads when every attempt was in vain. */
  inVain: Told
}

/**
 * Calls a provider, and again up to three times while it is `unavailable`: such a call did nothing that
 * could be billed. Every other failure is thrown at once.
 * @throws ProviderError
 */
export async function repeatUnavailable<Result>(
  call: () => Promise<Result>,
  { delayMs, signal, inVain }: RepeatOptions,
): Promise<Result> {
  for (let repeats = 0; ; repeats++) {
    try {
      return await call()
    } catch (error) {
      if (!isUnavailable(error)) throw error
      if (repeats === REPEATS_MAX) throw new ProviderError('unavailable', inVain, { cause: error })
    }
    await wait(delayMs * 2 ** repeats, undefined, { signal })
  }
}

/** A vendor that is given up for a while was not called, and is not back before the last repeat. */
function isUnavailable(error: unknown): boolean {
  if (!(error instanceof ProviderError) || error.told.code === 'vendor-given-up') return false
  return error.kind === 'unavailable'
}
