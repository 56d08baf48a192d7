import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type FormEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import {
  EMAIL_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { isEmail } from '#web/lib/is-email.ts'

type State = 'writing' | 'sending' | SendResult

/** The state of the form: what is typed survives every failure; once it is sent, only the sender's name stays. */
export function useMessageForm(kind: OutgoingMessage['kind']) {
  const trap = useRef<HTMLInputElement>(null)
  const [draft, change] = useDraft(kind)
  const [state, setState] = useState<State>('writing')
  const [isChecked, setChecked] = useState(false)
  const faults = isChecked ? messageFaults(draft) : {}

  function type(field: MessageField, value: string) {
    change({ [field]: value })
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const [firstFault] = Object.keys(messageFaults(draft))
    setChecked(true)
    if (firstFault) return focusField(event.currentTarget, firstFault)
    setState('sending')
    const result = await sendMessage({ ...draft, kind, website: trap.current?.value ?? '' })
    setState(result)
    if (result === 'sent') change({ topic: '', text: '' })
  }

  function writeAnother() {
    setChecked(false)
    setState('writing')
  }

  return { trap, draft, state, faults, type, submit, writeAnother }
}

function focusField(form: HTMLFormElement, name: string) {
  const control = form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

const listeners = new Set<() => void>()

/** What was typed and not sent yet. It is kept in the tab: neither a reload nor a way round the site loses it. */
function useDraft(kind: string) {
  const key = `message-${kind}`
  const kept = useSyncExternalStore(
    subscribe,
    () => sessionStorage.getItem(key),
    () => null,
  )
  const draft = useMemo(() => readDraft(kept), [kept])
  function change(changes: Partial<MessageDraft>) {
    const now = readDraft(sessionStorage.getItem(key))
    sessionStorage.setItem(key, JSON.stringify({ ...now, ...changes }))
    for (const listener of listeners) listener()
  }
  return [draft, change] as const
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What has been typed into the form so far. */
type MessageDraft = { name: string; email: string; topic: string; text: string }

const EMPTY_DRAFT: MessageDraft = { name: '', email: '', topic: '', text: '' }

/** A draft as it is kept; what is missing or unreadable counts as not typed. */
function readDraft(kept: string | null): MessageDraft {
  try {
    return { ...EMPTY_DRAFT, ...JSON.parse(kept ?? '{}') }
  } catch {
    return EMPTY_DRAFT
  }
}

type MessageField = keyof MessageDraft
type MessageFault = 'missing' | 'no-address' | 'too-short' | 'too-long'

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

type SendResult = 'sent' | 'refused' | 'too-many' | 'failed'

export type OutgoingMessage = MessageDraft & {
  kind: 'contact' | 'feedback'
  /** A field only programs fill in. */
  website: string
}

const RESULTS: Record<number, SendResult> = { 200: 'sent', 422: 'refused', 429: 'too-many' }

/** Sends it to the REST address: the typed client would weigh more than the page. */
async function sendMessage(message: OutgoingMessage): Promise<SendResult> {
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

/** `value` is what the reader of the message sees, whatever language the page spoke. */
export type Topic = { value: string; label: MessageDescriptor }

export const CONTACT_TOPICS: Topic[] = [
  { value: 'Using Reelwright', label: msg`Using Reelwright` },
  { value: 'Account or credits', label: msg`Account or credits` },
  { value: 'Privacy', label: msg`Privacy` },
  { value: 'Security', label: msg`Security` },
  { value: 'Something else', label: msg`Something else` },
]

export const FEEDBACK_TOPICS: Topic[] = [
  { value: 'Idea', label: msg`An idea` },
  { value: 'Problem', label: msg`Something does not work` },
  { value: 'Translation', label: msg`A translation` },
  { value: 'Praise', label: msg`Something I like` },
]
