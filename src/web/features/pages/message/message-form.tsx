import { Trans, useLingui } from '@lingui/react/macro'
import { Send } from 'lucide-react'
import { useEffect, useRef } from 'react'
import {
  EMAIL_MAX_CHARACTERS,
  MESSAGE_LINE_MAX_CHARACTERS,
  MESSAGE_MAX_CHARACTERS,
  MESSAGE_MIN_CHARACTERS,
} from '#contract/limits.ts'
import { NeedsScripts } from '#web/features/site/needs-scripts.tsx'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { type OutgoingMessage, type Topic, useMessageForm } from './use-message-form.ts'
import './message-form.css'

type MessageFormProps = { kind: OutgoingMessage['kind']; topics: Topic[] }

/** A message to the people who run this installation. */
export function MessageForm({ kind, topics }: MessageFormProps) {
  const { t, i18n } = useLingui()
  const { trap, draft, state, faults, type, submit, writeAnother } = useMessageForm(kind)
  if (state === 'sent') return <MessageSent email={draft.email} onWriteAnother={writeAnother} />
  return (
    <form
      className="message-form panel panel-body"
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <NeedsScripts />
      <div className="pair">
        <Field label={t`Name`} error={faults.name && t`Enter your name.`}>
          {(control) => (
            <input
              {...control}
              className="input"
              name="name"
              autoComplete="name"
              maxLength={MESSAGE_LINE_MAX_CHARACTERS}
              required
              value={draft.name}
              onChange={({ target }) => type('name', target.value)}
            />
          )}
        </Field>
        <Field
          label={t`E-mail`}
          hint={t`Only used to answer you.`}
          error={faults.email && t`Enter an e-mail address like you@example.com.`}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              type="email"
              name="email"
              autoComplete="email"
              maxLength={EMAIL_MAX_CHARACTERS}
              required
              value={draft.email}
              onChange={({ target }) => type('email', target.value)}
            />
          )}
        </Field>
      </div>
      <Field label={t`Topic`} error={faults.topic && t`Choose a topic.`}>
        {(control) => (
          <select
            {...control}
            className="select"
            name="topic"
            required
            value={draft.topic}
            onChange={({ target }) => type('topic', target.value)}
          >
            <option value="">{t`Choose a topic`}</option>
            {topics.map(({ value, label }) => (
              <option key={value} value={value}>
                {i18n._(label)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={t`Message`}
        aside={
          <span className="opt tc">
            {i18n.number(draft.text.length)} / {i18n.number(MESSAGE_MAX_CHARACTERS)}
          </span>
        }
        error={
          faults.text &&
          (faults.text === 'too-long'
            ? t`Write at most ${MESSAGE_MAX_CHARACTERS} characters.`
            : t`Write at least ${MESSAGE_MIN_CHARACTERS} characters.`)
        }
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea"
            name="text"
            required
            value={draft.text}
            onChange={({ target }) => type('text', target.value)}
          />
        )}
      </Field>
      <input
        ref={trap}
        className="sr-only"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        aria-hidden="true"
      />
      <SendProblem state={state} />
      <Button type="submit" variant="primary" icon={Send} busy={state === 'sending'}>
        {state === 'sending' ? t`Sending...` : t`Send message`}
      </Button>
    </form>
  )
}

type MessageSentProps = { email: string; onWriteAnother: () => void }

/** Takes the focus, as the form that had it is gone. */
function MessageSent({ email, onWriteAnother }: MessageSentProps) {
  const { t } = useLingui()
  const ref = useRef<HTMLOutputElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <output ref={ref} className="message-form" tabIndex={-1}>
      <Alert
        tone="success"
        title={t`Your message has arrived`}
        actions={<Button size="sm" onClick={onWriteAnother}>{t`Write another`}</Button>}
      >
        <Trans>It is stored here, and the answer goes to {email}.</Trans>
      </Alert>
    </output>
  )
}

/** Why the message did not arrive. */
function SendProblem({ state }: { state: string }) {
  const { t } = useLingui()
  const problems: Record<string, string> = {
    refused: t`The message was not accepted. Check the address and the text, then send it again.`,
    'too-many': t`You have sent several messages in a short time. Wait a few minutes, then send it again.`,
    failed: t`The server could not be reached. Check your connection, then send it again.`,
  }
  const problem = problems[state]
  if (!problem) return null
  return (
    <Alert tone="danger" urgent title={t`Not sent yet. What you wrote is kept.`}>
      {problem}
    </Alert>
  )
}
