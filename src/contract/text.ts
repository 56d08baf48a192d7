import { z } from 'zod'

/** What a person typed, without the blanks around it. PostgreSQL cannot keep a NUL character. */
export function text() {
  // oxlint-disable-next-line no-control-regex -- this character is what it is about
  return z
    .string()
    .trim()
    .regex(/^[^\0]*$/, /*i18n*/ 'Remove the invisible character (NUL) from this text')
}
