import { z } from 'zod'
import type { CastMember } from '#contract/cast.ts'
import {
  type AspectRatio,
  type Audience,
  type Beginning,
  SPOKEN_LANGUAGES,
  type SpokenLanguage,
  type VideoStyle,
} from '#contract/options.ts'
import { RewriteWish } from '#contract/rewrite.ts'
import type { ProviderFacts, StartOptions } from '../call-options.ts'
import type { VendorWork } from '../vendor-work.ts'

export type WriteRequest = {
  idea: string
  /**
   * Points are one a line: what it is, three of them, and what people should do. Of a text a script is made that
   * says only what the text says.
   */
  beginning: Beginning
  /**
   * What is said, a scene each, when somebody brought the script: only title, description and prompts are
   * wanted for it. Whatever else is written instead is not used.
   */
  script?: readonly string[]
  /**
   * What a storyboard says that is to be told in `language`: wanted are title, description and, scene by scene, what is
   * said and emphasised. Whatever else is written is not used.
   */
  translates?: OriginalTexts
  /** 15 to 180, in steps of 15. */
  durationS: number
  style: VideoStyle
  audience: Audience
  aspectRatio: AspectRatio
  /** Of a script any, else one of the writing languages. */
  language: SpokenLanguage
  /** How many scenes to write at most: 2 to 18. */
  sceneCount: number
}

export type WrittenScene = {
  durationMs: number
  voiceOverText: string
  imagePrompt: string
  videoPrompt: string
  /** The few words that are worth showing in type; left out: none in particular. */
  emphasis?: string
}

/** A whole storyboard. Its scenes are as long as what they say, and together no longer than was asked for. */
export type WrittenStoryboard = {
  title: string
  description: string
  scenes: WrittenScene[]
  /** How all pictures look; absent: as their prompts say. */
  look?: string
  /** Who and what is seen again, described once for all scenes. */
  cast?: CastMember[]
}

/** What a model delivered; anything may be missing. */
export type SceneDraft = { [Part in keyof WrittenScene]?: WrittenScene[Part] | undefined }
export type StoryboardDraft = {
  look?: string | undefined
  cast?: CastMember[] | undefined
  title?: string | undefined
  description?: string | undefined
  scenes?: SceneDraft[] | undefined
}

/**
 * The draft is null when the answer was empty; `start` throws `unsupported`, with advice, when it cannot write this,
 * and `refused` when the idea is turned down.
 */
export type WriterProvider = ProviderFacts &
  VendorWork<WriteRequest, StoryboardDraft | null> & {
    /** How long it may take for a storyboard; absent: as long as the worker usually waits. */
    limitMs?: number
    /**
     * Other words for what a scene says, or for a title: one suggestion or more, each fit to be used. Absent where
     * no language model writes.
     * @throws ProviderError
     */
    suggest?: (
      request: RewriteRequest,
      options: Pick<StartOptions, 'signal' | 'send'>,
    ) => Promise<string[]>
  }

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
