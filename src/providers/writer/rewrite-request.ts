import { z } from 'zod'
import { SPOKEN_LANGUAGES } from '#contract/options.ts'
import { RewriteWish } from '#contract/rewrite.ts'

const language = z.enum(SPOKEN_LANGUAGES)

/** What a scene says, to be said otherwise. */
const SceneToRewrite = z.object({
  what: z.literal('scene'),
  text: z.string(),
  wish: RewriteWish,
  /** What somebody wants in their own words, for the wish `own`. */
  ownWish: z.string(),
  language,
  /** How long the scene is; a longer text makes it longer. */
  sceneMs: z.number().int(),
  /** What is said before and after it. */
  before: z.string(),
  after: z.string(),
})
export type SceneToRewrite = z.infer<typeof SceneToRewrite>

/** What a storyboard is called, to be called otherwise. */
const TitleToFind = z.object({
  what: z.literal('title'),
  text: z.string(),
  language,
  /** All that is said in it. */
  said: z.string(),
})
export type TitleToFind = z.infer<typeof TitleToFind>

export const RewriteRequest = z.discriminatedUnion('what', [SceneToRewrite, TitleToFind])
export type RewriteRequest = z.infer<typeof RewriteRequest>
