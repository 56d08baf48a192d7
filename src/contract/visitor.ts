import { z } from 'zod'
import { INTERFACE_LANGUAGES } from './interface-language.ts'
import {
  MESSAGE_LINE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MIN_CHARACTERS,
} from './limits.ts'
import { EmailAddress, FullName, TrapField } from './person.ts'
import { PageRequest, pageOf, route } from './route.ts'
import { text } from './text.ts'
import { saying } from './words/issues.ts'

export const MESSAGE_KINDS = ['contact', 'feedback'] as const
const MessageKind = z.enum(MESSAGE_KINDS)
type MessageKind = z.infer<typeof MessageKind>

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

export const MESSAGE_STATES = ['open', 'answered'] as const

/** As an admin reads it. */
export const ReceivedMessage = Message.extend({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  topic: z.string(),
  text: z.string(),
  createdAt: z.date(),
  /** Null: it waits for an answer. */
  answeredAt: z.date().nullable(),
})
export type ReceivedMessage = z.infer<typeof ReceivedMessage>

export const message = {
  list: route('GET /messages', 'Lists to an admin what visitors wrote, the latest first')
    .input(PageRequest.extend({ state: z.enum(MESSAGE_STATES).optional() }))
    .output(
      pageOf(ReceivedMessage).extend({
        /** How many wait for an answer in all. */
        open: z.number().int(),
      }),
    ),
  mark: route('POST /messages/{id}/mark', 'Notes that a message was answered, or that it was not')
    .input(z.object({ id: z.uuid(), isAnswered: z.boolean() }))
    .output(ReceivedMessage),
  send: route('POST /messages', 'Sends a message to the people who run the site')
    .input(Message.extend({ website: TrapField }))
    .output(z.object({ received: z.literal(true) })),
}

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
