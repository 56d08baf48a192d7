import {
  EMAIL_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { isEmail } from '#web/lib/is-email.ts'
import type { MessageDraft } from './message-draft.ts'

export type MessageField = keyof MessageDraft
export type MessageFault = 'missing' | 'no-address' | 'too-short' | 'too-long'

/** What must be put right before a message can be sent, in the order of the fields; the server checks it again. */
export function messageFaults(draft: MessageDraft): Partial<Record<MessageField, MessageFault>> {
  const { name, email, topic, text } = draft
  const isAddress = isEmail(email) && email.trim().length <= EMAIL_MAX_CHARACTERS
  const { length } = text.trim()
  return {
    ...(name.trim() === '' && { name: 'missing' }),
    ...(!isAddress && { email: 'no-address' }),
    ...(topic === '' && { topic: 'missing' }),
    ...(length < MESSAGE_MIN_CHARACTERS && { text: 'too-short' }),
    ...(length > MESSAGE_MAX_CHARACTERS && { text: 'too-long' }),
  }
}
