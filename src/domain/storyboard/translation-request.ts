import { z } from 'zod'
import { ASPECT_RATIOS, AUDIENCES, SPOKEN_LANGUAGES, VIDEO_STYLES } from '#contract/options.ts'
import { OriginalTexts } from '#providers/writer/original-texts.ts'
import type { GenerationRow } from '../generation/index.ts'

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
