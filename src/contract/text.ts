import { saying } from './words/of-issue.ts'
import { z } from 'zod'

/** What a person typed, without the blanks around it, in characters PostgreSQL can keep: no NUL, no half of a pair. */
export function text() {
  // oxlint-disable-next-line no-control-regex -- this character is what it is about
  return z
    .string()
    .trim()
    .overwrite((typed) => typed.toWellFormed())
    .regex(/^[^\0]*$/, saying('invisible-character'))
}
