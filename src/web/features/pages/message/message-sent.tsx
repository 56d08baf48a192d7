import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'

type MessageSentProps = { email: string; onWriteAnother: () => void }

/** Takes the focus, as the form that had it is gone. */
export function MessageSent({ email, onWriteAnother }: MessageSentProps) {
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
