import { z } from 'zod'
import { fillIn } from './fill-in.ts'
import { FULL_NAME_MAX_CHARACTERS } from './limits.ts'
import { onOneLine } from './on-one-line.ts'

/** The name of a person. */
export const FullName = z
  .string()
  .overwrite(onOneLine)
  .min(1, /*i18n*/ 'Enter your name')
  .max(
    FULL_NAME_MAX_CHARACTERS,
    fillIn(/*i18n*/ 'Your name can have at most {limit} characters', {
      limit: FULL_NAME_MAX_CHARACTERS,
    }),
  )
