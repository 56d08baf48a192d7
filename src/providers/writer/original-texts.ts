import { z } from 'zod'
import { SPOKEN_LANGUAGES } from '#contract/options.ts'

/** What a storyboard says, to be said in another language. */
export const OriginalTexts = z.object({
  language: z.enum(SPOKEN_LANGUAGES),
  title: z.string(),
  description: z.string(),
  scenes: z.array(
    z.object({
      /** Empty: nothing is said in it, and nothing is to be. */
      voiceOverText: z.string(),
      emphasis: z.string(),
      /** How long the scene is; what takes longer to say makes it longer. */
      sceneMs: z.number().int(),
    }),
  ),
})
export type OriginalTexts = z.infer<typeof OriginalTexts>
