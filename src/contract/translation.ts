import { z } from 'zod'
import { Generation } from './generation.ts'
import { SPOKEN_LANGUAGES } from './options.ts'
import { route } from './route.ts'
import { MostCredits } from './spending.ts'
import { text } from './text.ts'
import { saying } from './words/of-issue.ts'

export const translate = route(
  'POST /storyboards/{id}/translations',
  'Tells a storyboard in another language, as another storyboard, with its pictures and clips',
)
  .input(
    z.object({
      id: z.uuid(),
      /** Of the translation; chosen by the caller, and stands for the request. */
      translationId: z.uuid(),
      language: z.enum(SPOKEN_LANGUAGES, saying('language-missing')),
      /** The name of the model that writes it; left out: the one chosen for everybody. */
      model: text().max(200).optional(),
      maxCredits: MostCredits,
    }),
  )
  .output(Generation)
