import { z } from 'zod'
import { SPOKEN_LANGUAGES } from './options.ts'
import { route } from './route.ts'
import { onOneLine, text } from './text.ts'
import { saying } from './words/issues.ts'

export const PRONUNCIATIONS_MAX = 200
export const WRITTEN_MAX_CHARACTERS = 60
export const SPOKEN_MAX_CHARACTERS = 120

const Line = text()
  .overwrite((typed) => onOneLine(typed).normalize('NFC'))
  .min(1, saying('pronunciation-missing'))
const Written = Line.max(
  WRITTEN_MAX_CHARACTERS,
  saying('text-too-long', { most: WRITTEN_MAX_CHARACTERS }),
)
const Spoken = Line.max(
  SPOKEN_MAX_CHARACTERS,
  saying('text-too-long', { most: SPOKEN_MAX_CHARACTERS }),
).regex(/[\p{L}\p{N}]/u, saying('pronunciation-silent'))

/** How a word or a phrase is said, whatever its case; captions show it as it is written. */
export const Pronunciation = z.object({
  id: z.uuid(),
  written: z.string(),
  spoken: z.string(),
  /** By voices of this language alone; null: by all, but those for whose language there is another. */
  language: z.enum(SPOKEN_LANGUAGES).nullable(),
})
export type Pronunciation = z.infer<typeof Pronunciation>

/** They are those of the workspace, and used for every voice-over that is made from then on. */
export const pronunciation = {
  list: route('GET /pronunciations', 'Lists how the workspace has words spoken').output(
    z.array(Pronunciation),
  ),
  save: route('POST /pronunciations', 'Adds a pronunciation, or changes the one with this id')
    .input(Pronunciation.extend({ written: Written, spoken: Spoken }))
    .output(Pronunciation),
  delete: route('DELETE /pronunciations/{id}', 'Takes a pronunciation out').input(
    z.object({ id: z.uuid() }),
  ),
}
