import { z } from 'zod'
import { saying } from './words/issues.ts'

/** What a person typed, without the blanks around it, in characters PostgreSQL can keep: no NUL, no half of a pair. */
export function text() {
  // oxlint-disable-next-line no-control-regex -- this character is what it is about
  return z
    .string()
    .trim()
    .overwrite((typed) => typed.toWellFormed())
    .regex(/^[^\0]*$/, saying('invisible-character'))
}

/** The beginning of a text: at most `most` UTF-16 units, as limits are counted, and no character torn in two. */
export function cutText(text: string, most: number): string {
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '')
}

const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\s]+/gu
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu
/** Letters of Persian and of Indian scripts are joined and parted by these, and pictures are made of several. */
const JOINERS = /\u200c|\u200d|\ufe0f/g

/** A text on one line, without characters that steer text and show nothing themselves; nothing when only they are left. */
export function onOneLine(text: string): string {
  const line = text
    .replaceAll(BREAKS, ' ')
    .replaceAll(INVISIBLE, (character) => (character.match(JOINERS) ? character : ''))
    .trim()
  return line.replaceAll(JOINERS, '').trim() === '' ? '' : line
}
