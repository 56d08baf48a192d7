import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useId, useState } from 'react'
import type { User } from '#contract/user.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useNameOf } from './use-name-of.ts'
import { useUserChanges } from './use-users.ts'

/** Asks why somebody is to be kept out, and says what that means. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const name = useNameOf()(user)
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const { suspend } = useUserChanges()

  function submit(event: FormEvent): void {
    event.preventDefault()
    setRefused(reason.trim() === '')
    if (reason.trim() !== '') suspend.mutate({ id: user.id, reason }, { onSuccess: onClose })
  }

  return (
    <Dialog
      title={t`Suspend ${name}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="danger" busy={suspend.isPending}>
            {t`Suspend`}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {suspend.error && (
          <Alert tone="danger" urgent>
            {errorMessage(suspend.error)}
          </Alert>
        )}
        <p>
          {t`Every session ends, nobody can sign in, API keys stop, and what is being made is cancelled free of charge. Nothing is deleted; you can resume the account at any time.`}
        </p>
        <Field
          label={t`Reason`}
          hint={t`For you and the other admins; it stands in the audit log.`}
          error={isRefused ? t`Enter a reason` : undefined}
        >
          {(control) => (
            <input
              {...control}
              className="input"
              maxLength={200}
              data-focus-first
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  )
}
