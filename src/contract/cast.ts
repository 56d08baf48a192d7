import { z } from 'zod'
import { text } from './text.ts'

const CAST_MAX = 12
export const CAST_NAME_MAX_CHARACTERS = 60
export const CAST_DESCRIPTION_MAX_CHARACTERS = 500

/** A person, a thing or a place that several scenes show, described the same way in each. */
export const CastMember = z.object({
  name: text().min(1).max(CAST_NAME_MAX_CHARACTERS),
  description: text().max(CAST_DESCRIPTION_MAX_CHARACTERS),
})
export type CastMember = z.infer<typeof CastMember>
