import { saying } from './words/of-issue.ts'
import { z } from 'zod'
import { TITLE_MAX_CHARACTERS } from './limits.ts'
import { onOneLine } from './on-one-line.ts'

/** What a storyboard is called. */
export const StoryboardTitle = z
  .string()
  .overwrite(onOneLine)
  .min(1, saying('title-missing'))
  .max(TITLE_MAX_CHARACTERS, saying('title-too-long', { limit: TITLE_MAX_CHARACTERS }))
