import { z } from 'zod'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

export const LOOK_MAX_CHARACTERS = 500
export const NEGATIVE_PROMPT_MAX_CHARACTERS = 500
export const REFERENCE_IMAGES_MAX = 3
export const CAST_MAX = 12
export const CAST_NAME_MAX_CHARACTERS = 60
export const CAST_DESCRIPTION_MAX_CHARACTERS = 500

/** A person, a thing or a place that several scenes show, described the same way in each. */
export const CastMember = z.object({
  name: text().min(1).max(CAST_NAME_MAX_CHARACTERS),
  description: text().max(CAST_DESCRIPTION_MAX_CHARACTERS),
})
export type CastMember = z.infer<typeof CastMember>

const UniqueCast = z
  .array(CastMember)
  .max(CAST_MAX)
  .refine(
    (cast) => new Set(cast.map(({ name }) => name.toLowerCase())).size === cast.length,
    saying('cast-name-twice'),
  )

/** What of it is changed; the rest stays. */
export const LookChange = z.object({
  look: text()
    .max(LOOK_MAX_CHARACTERS, saying('text-too-long', { most: LOOK_MAX_CHARACTERS }))
    .optional(),
  cast: UniqueCast.optional(),
  negativePrompt: text()
    .max(
      NEGATIVE_PROMPT_MAX_CHARACTERS,
      saying('text-too-long', { most: NEGATIVE_PROMPT_MAX_CHARACTERS }),
    )
    .optional(),
  referenceImageIds: z.array(z.uuid()).max(REFERENCE_IMAGES_MAX).optional(),
})
export type LookChange = z.infer<typeof LookChange>

/** What all pictures of a storyboard have in common, beside its shape and style. */
export const StoryboardLook = z.object({
  /** How all of them look: it is added to every image prompt. */
  look: z.string(),
  cast: z.array(CastMember),
  /** What none of them may show, for models that can be told so. */
  negativePrompt: z.string(),
  /** Pictures of the library that a model which can draws after. */
  referenceImageIds: z.array(z.uuid()),
})
export type StoryboardLook = z.infer<typeof StoryboardLook>
