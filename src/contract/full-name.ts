import { z } from 'zod'
import { fillIn } from './fill-in.ts'
import { FULL_NAME_MAX_CHARACTERS } from './limits.ts'

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu
/** Letters of Persian and of Indian scripts are joined and parted by these, and pictures are made of several. */
const JOINERS = /\u200c|\u200d|\ufe0f/g

/** The name of a person: one line, without characters that steer text and show nothing themselves. */
export const FullName = z
  .string()
  .overwrite(onOneLine)
  .trim()
  .min(1, /*i18n*/ 'Enter your name')
  .max(
    FULL_NAME_MAX_CHARACTERS,
    fillIn(/*i18n*/ 'Your name can have at most {limit} characters', {
      limit: FULL_NAME_MAX_CHARACTERS,
    }),
  )

function onOneLine(name: string): string {
  const line = name
    .replaceAll(BREAKS, ' ')
    .replaceAll(INVISIBLE, (character) => (character.match(JOINERS) ? character : ''))
  return line.replaceAll(JOINERS, '').trim() === '' ? '' : line
}
