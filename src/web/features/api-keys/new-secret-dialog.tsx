import { useLingui } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { useRef, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

/** The only time that the secret of a key is seen. */
export function NewSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const { t } = useLingui()
  const shown = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)

  async function copy() {
    shown.current?.select()
    // Without TLS a page has no clipboard; what is selected can be copied by hand.
    await navigator.clipboard?.writeText(secret).then(
      () => setCopied(true),
      () => undefined,
    )
  }

  return (
    <Dialog
      title={t`Your new API key`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Close`}</Button>
          <Button
            variant="primary"
            icon={isCopied ? Check : Copy}
            data-focus-first
            onClick={() => void copy()}
          >
            {isCopied ? t`Copied` : t`Copy`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <Alert tone="warning">
          {t`Copy it now. It is kept nowhere, and cannot be shown again.`}
        </Alert>
        <Field label={t`Key`}>
          {(control) => (
            <input
              {...control}
              ref={shown}
              className="input api-key-secret"
              readOnly
              value={secret}
              onFocus={(event) => event.target.select()}
            />
          )}
        </Field>
      </div>
    </Dialog>
  )
}
