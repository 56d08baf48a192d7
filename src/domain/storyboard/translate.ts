import { z } from 'zod'
import type { Generation } from '#contract/generation.ts'
import {
  ASPECT_RATIOS,
  AUDIENCES,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
  VIDEO_STYLES,
} from '#contract/options.ts'
import { tell } from '#contract/words/told.ts'
import { OriginalTexts } from '#providers/writer/writer-provider.ts'
import type { WorkspaceContext } from '../context.ts'
import { DomainError } from '../domain-error.ts'
import {
  type GenerationRow,
  lockStoryboard,
  presentGeneration,
  type StoryboardRow,
  startGeneration,
  startOneOnce,
} from '../generation/index.ts'
import { readScenes, requireOffered, type SceneRow } from '../scene/index.ts'

/**
 * Has a language model tell a storyboard in another language. The translation is a storyboard of its own, which exists
 * once it is written, under the id that the caller chose; asked again with it, nothing more is paid. The original
 * is only read.
 * @throws DomainError NOT_FOUND, INVALID_INPUT for its own language, NOTHING_TO_GENERATE when it says nothing,
 *   REFUSED_IN_THIS_STATE without a language model, and those of startGeneration and startOnce
 */
export async function translateStoryboard(
  ctx: WorkspaceContext,
  input: {
    id: string
    translationId: string
    language: SpokenLanguage
    model?: string | undefined
    maxCredits?: number | undefined
  },
): Promise<Generation> {
  const { id, translationId, language, model, maxCredits } = input
  const asked = {
    operation: 'storyboard/translate',
    requestId: translationId,
    input: { id, language, model },
  }
  return await startOneOnce(ctx, asked, async (tx) => {
    const storyboard = await lockStoryboard(tx, ctx.workspaceId, id)
    if (storyboard.language === language) {
      throw new DomainError('INVALID_INPUT', tell('translation-same-language'))
    }
    requireModel(ctx, model)
    const translation = requestOf(storyboard, await readScenes(tx, id), language)
    if (translation.original.scenes.every(({ voiceOverText }) => !voiceOverText)) {
      throw new DomainError('NOTHING_TO_GENERATE', tell('nothing-to-translate'))
    }
    const start = { kind: 'storyboard', operation: 'create_storyboard', model, maxCredits } as const
    const place = { storyboardId: translationId, request: { translation } }
    return presentGeneration(await startGeneration(ctx, tx, { ...start, ...place }))
  })
}

function requireModel({ models }: WorkspaceContext, model: string | undefined): void {
  if (model) requireOffered(models, 'writer', model)
  const writer = model ? models.named('writer', model) : models.chosen('writer')
  if (!writer || writer.builtIn) {
    throw new DomainError('REFUSED_IN_THIS_STATE', tell('translating-needs-model'))
  }
}

function requestOf(
  storyboard: StoryboardRow,
  scenes: SceneRow[],
  language: SpokenLanguage,
): TranslationRequest {
  const { id, idea, title, description, style, targetAudience, aspectRatio } = storyboard
  return {
    originalId: id,
    sceneIds: scenes.map((scene) => scene.id),
    language,
    idea,
    style,
    audience: targetAudience,
    aspectRatio,
    original: {
      language: storyboard.language,
      title,
      description,
      scenes: scenes.map(({ voiceOverText, emphasis, durationMs }) => ({
        voiceOverText: voiceOverText.trim(),
        emphasis,
        sceneMs: durationMs,
      })),
    },
  }
}

/** A storyboard that is to be told in another language, as it was at the click. */
const TranslationRequest = z.object({
  originalId: z.uuid(),
  /** Of its scenes, in their order. */
  sceneIds: z.array(z.uuid()),
  language: z.enum(SPOKEN_LANGUAGES),
  idea: z.string(),
  style: z.enum(VIDEO_STYLES),
  audience: z.enum(AUDIENCES),
  aspectRatio: z.enum(ASPECT_RATIOS),
  original: OriginalTexts,
})
export type TranslationRequest = z.infer<typeof TranslationRequest>

/** What is to be translated; null: something else is to be written. */
export function translationOf({
  request,
}: Pick<GenerationRow, 'request'>): TranslationRequest | null {
  return request.translation ? TranslationRequest.parse(request.translation) : null
}
