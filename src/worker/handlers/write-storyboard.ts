import { tell, type Told } from '#contract/words/told.ts'
import { scriptScenes } from '#composition/script-scenes.ts'
import type { SpokenScene } from '#composition/share-scenes.ts'
import { StoryboardIdea } from '#contract/storyboard.ts'
import { usualSceneCount } from '#contract/storyboard-plan.ts'
import { saveSampleStoryboard, saveWrittenStoryboard } from '#domain/storyboard/index.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { StoryboardDraft } from '#providers/writer/writer-provider.ts'
import type { Handler, Run, WorkerContext } from '../context.ts'
import { explainFailure } from '../explain-failure.ts'
import { withinLimit } from '../within-limit.ts'

const NO_DATA = tell('sample-instead-of-nothing')
const NO_ANSWER = tell('writer-too-slow')
const NO_COMPANY = tell('writer-without-company')

/**
 * When the writer fails, hangs or has nothing to say, the built-in sample stands in, free of charge.
 * @throws ProviderError when the writer cannot write this idea, for advice helps and a sample about something
 *   else does not; and when it fails somebody's own script
 */
export const writeStoryboard: Handler = async (ctx, run) => {
  const answer = await askWriter(ctx, run)
  if ('failure' in answer) await saveSampleStoryboard(ctx, run.generation, answer.failure)
  else await saveWrittenStoryboard(ctx, run.generation, answer.draft)
}

type Answer = { draft: StoryboardDraft } | { failure: Told }

async function askWriter(ctx: WorkerContext, { generation, ...options }: Run): Promise<Answer> {
  const { visuals: _, ...idea } = StoryboardIdea.parse(generation.request)
  const sceneCount = idea.sceneCount ?? usualSceneCount(idea.durationS)
  const request = { ...idea, sceneCount }
  const script = idea.beginning === 'script' ? scriptScenes(idea.idea, request) : null
  const spoken = script && { script: script.map(({ voiceOverText }) => voiceOverText) }
  try {
    const draft = await withinLimit(ctx.pace.writerLimitMs, NO_ANSWER, (limit) => {
      const signal = AbortSignal.any([options.signal, limit])
      return ctx.providers.writer.write({ ...request, ...spoken }, { ...options, signal })
    })
    if (script) return { draft: wordForWord(script, draft) }
    return draft ? { draft } : { failure: NO_DATA }
  } catch (error) {
    // Nobody waits for it any more.
    options.signal.throwIfAborted()
    if (script || (error instanceof ProviderError && error.kind === 'unsupported')) throw error
    return { failure: tell('sample-instead', { message: explainFailure('storyboard', error) }) }
  }
}

/** The script as it was brought, whatever the writer made of it. */
function wordForWord(script: readonly SpokenScene[], draft: StoryboardDraft | null) {
  if (!draft) throw new ProviderError('unavailable', NO_COMPANY)
  return { ...draft, scenes: script.map((scene, at) => ({ ...draft.scenes?.[at], ...scene })) }
}
