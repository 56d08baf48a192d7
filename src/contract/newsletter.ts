import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { INTERFACE_LANGUAGES } from './interface-language.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { TrapField } from './trap-field.ts'

const ByToken = z.object({ token: text().min(1).max(100) })

/** An address counts once the link mailed to it was opened. No answer tells whether it was known. */
export const newsletter = {
  subscribe: route('POST /newsletter/subscribe', 'Mails a confirmation link to the address')
    .input(
      z.object({
        email: EmailAddress,
        language: z.enum(INTERFACE_LANGUAGES).default('en'),
        website: TrapField,
      }),
    )
    .output(z.object({ accepted: z.literal(true) })),
  confirm: route('POST /newsletter/confirm', 'Confirms the address that the token was mailed to')
    .input(ByToken)
    .output(z.object({ confirmed: z.literal(true) })),
  unsubscribe: route('POST /newsletter/unsubscribe', 'Forgets the address of the token')
    .input(ByToken)
    .output(z.object({ unsubscribed: z.literal(true) })),
}
