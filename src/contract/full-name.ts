import { saying } from './words/of-issue.ts'
import { z } from 'zod'
import { FULL_NAME_MAX_CHARACTERS } from './limits.ts'
import { onOneLine } from './on-one-line.ts'

/** The name of a person. */
export const FullName = z
  .string()
  .overwrite(onOneLine)
  .min(1, saying('name-missing'))
  .max(
    FULL_NAME_MAX_CHARACTERS,
    saying('name-too-long', {
      limit: FULL_NAME_MAX_CHARACTERS,
    }),
  )
