import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS, FULL_NAME_MAX_CHARACTERS, MAILBOX_MAX_CHARACTERS } from './limits.ts'
import { onOneLine, text } from './text.ts'
import { saying } from './words/issues.ts'

/** The name of a person. */
export const FullName = z
  .string()
  .overwrite(onOneLine)
  .min(1, saying('name-missing'))
  .max(
    FULL_NAME_MAX_CHARACTERS,
    saying('name-too-long', {
      limit: FULL_NAME_MAX_CHARACTERS,
    }),
  )

/** An address that mail can be sent to, no longer than RFC 5321 allows (4.5.3.1). */
export const EmailAddress = z
  .email(saying('email-invalid'))
  .refine(
    (address) =>
      address.length <= EMAIL_MAX_CHARACTERS && address.lastIndexOf('@') <= MAILBOX_MAX_CHARACTERS,
    saying('email-too-long', { most: EMAIL_MAX_CHARACTERS, mailbox: MAILBOX_MAX_CHARACTERS }),
  )

/**
 * A field that people do not see and programs fill in. What comes with it filled is answered like any other
 * and thrown away.
 */
export const TrapField = text().max(500).default('')
