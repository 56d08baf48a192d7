import { z } from 'zod'
import { EMAIL_MAX_CHARACTERS, MESSAGE_MAX_CHARACTERS, MESSAGE_MIN_CHARACTERS } from './limits.ts'
import { route } from './route.ts'
import { text } from './text.ts'
import { TrapField } from './trap-field.ts'

export const MESSAGE_KINDS = ['contact', 'feedback'] as const
export const MessageKind = z.enum(MESSAGE_KINDS)
export type MessageKind = z.infer<typeof MessageKind>

/** What a visitor writes to whoever runs the installation. */
export const Message = z.object({
  kind: MessageKind,
  name: text().min(1, 'Enter your name').max(100, 'At most 100 characters'),
  email: z.email('Enter a valid e-mail address').max(EMAIL_MAX_CHARACTERS),
  topic: text().min(1, 'Choose a topic').max(100, 'At most 100 characters'),
  text: text()
    .min(MESSAGE_MIN_CHARACTERS, `Write at least ${MESSAGE_MIN_CHARACTERS} characters`)
    .max(MESSAGE_MAX_CHARACTERS, `At most ${MESSAGE_MAX_CHARACTERS} characters`),
})
export type Message = z.infer<typeof Message>

export const message = {
  send: route('POST /messages', 'Sends a message to the people who run the site')
    .input(Message.extend({ website: TrapField }))
    .output(z.object({ received: z.literal(true) })),
}
