import { z } from 'zod'
import { fillIn } from './fill-in.ts'
import { TITLE_MAX_CHARACTERS } from './limits.ts'
import { onOneLine } from './on-one-line.ts'

/** What a storyboard is called. */
export const StoryboardTitle = z
  .string()
  .overwrite(onOneLine)
  .min(1, /*i18n*/ 'Enter a title')
  .max(
    TITLE_MAX_CHARACTERS,
    fillIn(/*i18n*/ 'A title can have at most {limit} characters', { limit: TITLE_MAX_CHARACTERS }),
  )
