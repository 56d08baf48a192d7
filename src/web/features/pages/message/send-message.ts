import type { MessageDraft } from './message-draft.ts'

export type SendResult = 'sent' | 'refused' | 'too-many' | 'failed'

export type OutgoingMessage = MessageDraft & {
  kind: 'contact' | 'feedback'
  /** A field only programs fill in. */
  website: string
}

const RESULTS: Record<number, SendResult> = { 200: 'sent', 422: 'refused', 429: 'too-many' }

/** Sends it to the REST address: the typed client would weigh more than the page. */
export async function sendMessage(message: OutgoingMessage): Promise<SendResult> {
  try {
    const response = await fetch('/api/v1/messages', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    })
    return RESULTS[response.status] ?? 'failed'
  } catch {
    return 'failed'
  }
}
