import { scriptScenes } from '#composition/script-scenes.ts'
import type { SpokenScene } from '#composition/share-scenes.ts'
import { usualSceneCount } from '#contract/plan-cost.ts'
import { StoryboardIdea } from '#contract/storyboard-idea.ts'
import { type Told, tell } from '#contract/words/told.ts'
import type { GenerationRow } from '#domain/generation/index.ts'
import {
  saveSampleStoryboard,
  saveTranslation,
  saveWrittenStoryboard,
  translationOf,
} from '#domain/storyboard/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Started } from '#providers/vendor-work.ts'
import type { StoryboardDraft, WriteRequest } from '#providers/writer/writer-provider.ts'
import type { Handler, Run, WorkerContext } from '../context.ts'
import { explainFailure } from '../run-generation.ts'
import {
  callProvider,
  keepStarted,
  providerOf,
  VendorBusy,
  type Work,
  withinLimit,
} from '../vendor/start-work.ts'

const NO_DATA = tell('sample-instead-of-nothing')
const NO_ANSWER = tell('writer-too-slow')
const NO_COMPANY = tell('writer-without-company')
const NOT_TOLD = tell('source-not-told')
const NOT_TRANSLATED = tell('translation-not-told')

export const storyboardWork: Work<'writer'> = {
  maker: 'writer',
  request: async (_, { generation }) => {
    const translation = translationOf(generation)
    if (translation) return asRequest(translation)
    const script = scriptOf(generation)
    const spoken = script && { script: script.map(({ voiceOverText }) => voiceOverText) }
    return { ...ideaOf(generation), ...spoken }
  },
  async save(ctx, generation, draft) {
    if (translationOf(generation)) return await keepTranslation(ctx, generation, draft)
    const script = scriptOf(generation)
    if (script) await saveWrittenStoryboard(ctx, generation, wordForWord(script, draft))
    else if (draft) await saveWrittenStoryboard(ctx, generation, draft)
    else if (isOwnWork(generation)) throw new ProviderError('unavailable', NOT_TOLD)
    else await saveSampleStoryboard(ctx, generation, NO_DATA)
  },
}

/**
 * When the writer fails, hangs or has nothing to say, the built-in sample stands in, free of charge.
 * @throws ProviderError when the writer cannot write this idea or turns it down, for advice helps and a sample about
 *   something else does not; and when it fails somebody's own script or text
 */
export const writeStoryboard: Handler = async (ctx, run) => {
  const answer = await askWriter(ctx, run)
  if ('failure' in answer) await saveSampleStoryboard(ctx, run.generation, answer.failure)
  else await keepStarted(ctx, run, storyboardWork, answer)
}

async function askWriter(
  ctx: WorkerContext,
  run: Run,
): Promise<Started<StoryboardDraft | null> | { failure: Told }> {
  const { generation, signal } = run
  const request = await storyboardWork.request(ctx, run)
  try {
    const { limitMs = ctx.pace.writerLimitMs } = providerOf(ctx, storyboardWork.maker, generation)
    return await withinLimit(limitMs, NO_ANSWER, (limit) => {
      const limited = { ...run, signal: AbortSignal.any([signal, limit]) }
      return callProvider(ctx, limited, storyboardWork.maker, request)
    })
  } catch (error) {
    // Nobody waits for it any more.
    signal.throwIfAborted()
    const isAboutIdea =
      error instanceof ProviderError && ['unsupported', 'refused'].includes(error.kind)
    if (error instanceof VendorBusy || isOwnWork(generation) || isAboutIdea) throw error
    return { failure: tell('sample-instead', { message: explainFailure('storyboard', error) }) }
  }
}

function ideaOf({ request }: GenerationRow) {
  const { visuals: _, ...idea } = StoryboardIdea.parse(request)
  return { ...idea, sceneCount: idea.sceneCount ?? usualSceneCount(idea.durationS) }
}

/** A sample about lighthouses is no beginning for whoever brought all they want to say, or has said it. */
function isOwnWork(generation: GenerationRow): boolean {
  if (translationOf(generation)) return true
  return ['script', 'text'].includes(ideaOf(generation).beginning)
}

function scriptOf(generation: GenerationRow): SpokenScene[] | null {
  const idea = ideaOf(generation)
  return idea.beginning === 'script' ? scriptScenes(idea.idea, idea) : null
}

function asRequest({
  original,
  sceneIds,
  ...facts
}: NonNullable<ReturnType<typeof translationOf>>): WriteRequest {
  const { idea, style, audience, aspectRatio, language } = facts
  const lengthMs = original.scenes.reduce((total, { sceneMs }) => total + sceneMs, 0)
  const durationS = Math.ceil(lengthMs / 1000)
  const plan = { durationS, sceneCount: sceneIds.length, beginning: 'idea' } as const
  return { idea, style, audience, aspectRatio, language, ...plan, translates: original }
}

async function keepTranslation(
  ctx: WorkerContext,
  generation: GenerationRow,
  draft: StoryboardDraft | null,
): Promise<void> {
  if (!draft) throw new ProviderError('unavailable', NOT_TRANSLATED)
  await saveTranslation(ctx, generation, draft)
}

/** The script as it was brought, whatever the writer made of it. */
function wordForWord(script: readonly SpokenScene[], draft: StoryboardDraft | null) {
  if (!draft) throw new ProviderError('unavailable', NO_COMPANY)
  return { ...draft, scenes: script.map((scene, at) => ({ ...draft.scenes?.[at], ...scene })) }
}
