import { type FormEvent, useRef, useState } from 'react'
import { type MessageField, messageFaults } from './message-faults.ts'
import { type OutgoingMessage, type SendResult, sendMessage } from './send-message.ts'
import { useDraft } from './use-draft.ts'

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
