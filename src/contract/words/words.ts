import { accountWords } from './accounts.ts'
import { generalWords } from './general.ts'
import { makingWords } from './making.ts'
import { storyboardWords } from './storyboards.ts'

/**
 * Everything the server tells, by its code: the one place where it stands in English. Marked i18n, so that
 * `npm run messages` collects it for the catalogues of the page.
 */
export const words = {
  ...generalWords,
  ...accountWords,
  ...storyboardWords,
  ...makingWords,
} as const
