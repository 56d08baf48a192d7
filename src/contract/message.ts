import { saying } from './words/of-issue.ts'
import { z } from 'zod'
import { EmailAddress } from './email-address.ts'
import { FullName } from './full-name.ts'
import {
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MIN_CHARACTERS,
  MESSAGE_LINE_MAX_CHARACTERS,
} from './limits.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { TrapField } from './trap-field.ts'

export const MESSAGE_KINDS = ['contact', 'feedback'] as const
export const MessageKind = z.enum(MESSAGE_KINDS)
export type MessageKind = z.infer<typeof MessageKind>

/** What a visitor writes to whoever runs the installation. */
export const Message = z.object({
  kind: MessageKind,
  name: FullName,
  email: EmailAddress,
  topic: text().min(1, saying('topic-missing')).max(MESSAGE_LINE_MAX_CHARACTERS),
  text: text()
    .min(MESSAGE_MIN_CHARACTERS, saying('text-too-short', { least: MESSAGE_MIN_CHARACTERS }))
    .max(MESSAGE_MAX_CHARACTERS, saying('text-too-long', { most: MESSAGE_MAX_CHARACTERS })),
})
export type Message = z.infer<typeof Message>

export const message = {
  send: route('POST /messages', 'Sends a message to the people who run the site')
    .input(Message.extend({ website: TrapField }))
    .output(z.object({ received: z.literal(true) })),
}
