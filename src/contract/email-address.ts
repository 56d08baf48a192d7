import { saying } from './words/of-issue.ts'
import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS, MAILBOX_MAX_CHARACTERS } from './limits.ts'

/** An address that mail can be sent to, no longer than RFC 5321 allows (4.5.3.1). */
export const EmailAddress = z
  .email(saying('email-invalid'))
  .refine(
    (address) =>
      address.length <= EMAIL_MAX_CHARACTERS && address.lastIndexOf('@') <= MAILBOX_MAX_CHARACTERS,
    saying('email-too-long', { most: EMAIL_MAX_CHARACTERS, mailbox: MAILBOX_MAX_CHARACTERS }),
  )
