import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { isEmail } from '#web/lib/is-email.ts'
import { Button } from '#web/ui/button.tsx'
import { NeedsScripts } from './needs-scripts.tsx'

type State = 'idle' | 'invalid' | 'sending' | 'sent' | 'too-many' | 'failed'

/** Asks for the letter; the address counts once the mail it is sent has been answered. */
export function NewsletterForm() {
  const { t, i18n } = useLingui()
  const [state, setState] = useState<State>('idle')
  const [email, setEmail] = useState('')
  const id = useId()
  const input = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (state === 'sending') return
    setState('sending')
    const result = isEmail(email)
      ? await subscribeToNewsletter(email.trim(), i18n.locale)
      : 'invalid'
    setState(result)
    if (result === 'invalid') input.current?.focus()
  }

  const problems: Partial<Record<State, string>> = {
    invalid: t`Enter an e-mail address like you@example.com.`,
    'too-many': t`Too many tries. Wait a few minutes and try again.`,
    failed: t`Your address could not be saved. Please try again.`,
  }
  const problem = problems[state]
  if (state === 'sent') {
    return (
      <output className="sent" tabIndex={-1} ref={focusOn}>
        <Trans>Almost there: open the mail we sent to {email.trim()} and confirm.</Trans>{' '}
        <Trans>If none comes, ask again after a quarter of an hour.</Trans>
      </output>
    )
  }
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)}>
      <label className="sr-only" htmlFor={id}>{t`E-mail`}</label>
      <input
        ref={input}
        id={id}
        className="input"
        type="email"
        name="email"
        autoComplete="email"
        placeholder={t`you@example.com`}
        value={email}
        aria-invalid={state === 'invalid' || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => {
          setEmail(target.value)
          setState('idle')
        }}
      />
      <Button type="submit" busy={state === 'sending'}>{t`Subscribe`}</Button>
      <p id={`${id}-note`} className="err" role="alert">
        {problem && <CircleAlert />}
        {problem}
      </p>
      <NeedsScripts />
    </form>
  )
}

/** The form that had the focus is gone. */
function focusOn(answer: HTMLElement | null) {
  answer?.focus()
}

type SubscribeResult = 'sent' | 'invalid' | 'too-many' | 'failed'

const RESULTS: Record<number, SubscribeResult> = { 200: 'sent', 422: 'invalid', 429: 'too-many' }

/** Asks for the letter at the REST address, as the typed client would be a third of a public page's code. */
async function subscribeToNewsletter(email: string, language: string): Promise<SubscribeResult> {
  try {
    const response = await fetch('/api/v1/newsletter/subscribe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language }),
    })
    return RESULTS[response.status] ?? 'failed'
  } catch {
    return 'failed'
  }
}
