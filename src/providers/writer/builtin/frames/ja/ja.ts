import type { LanguageFrames } from '../frames.ts'
import { announcing } from './announcing.ts'
import { comparing } from './comparing.ts'
import { educational, informative, tutorial } from './explaining.ts'
import { audiences, shared } from './general.ts'
import { mistakes } from './mistakes.ts'
import { entertaining, motivational, productDemo } from './moving.ts'
import { cinematic, storytelling } from './telling.ts'

export const ja: LanguageFrames = {
  ...shared,
  ...announcing,
  ...comparing,
  mistakes,
  audiences,
  styles: {
    Educational: educational,
    Entertaining: entertaining,
    Motivational: motivational,
    Informative: informative,
    'Product Demo': productDemo,
    Tutorial: tutorial,
    Storytelling: storytelling,
    Cinematic: cinematic,
  },
}
