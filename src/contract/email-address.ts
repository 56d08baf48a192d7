import { z } from 'zod'
import { fillIn } from './fill-in.ts'
import { EMAIL_MAX_CHARACTERS, MAILBOX_MAX_CHARACTERS } from './limits.ts'

/** An address that mail can be sent to, no longer than RFC 5321 allows (4.5.3.1). */
export const EmailAddress = z
  .email(/*i18n*/ 'Enter a valid e-mail address')
  .refine(
    (address) =>
      address.length <= EMAIL_MAX_CHARACTERS && address.lastIndexOf('@') <= MAILBOX_MAX_CHARACTERS,
    fillIn(
      /*i18n*/ 'An e-mail address has at most {most} characters, {mailbox} of them before the @',
      { most: EMAIL_MAX_CHARACTERS, mailbox: MAILBOX_MAX_CHARACTERS },
    ),
  )
