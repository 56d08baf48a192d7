import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { User } from '#contract/user.ts'
import { enterCookie } from '#web/features/support/support-cookie.ts'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useNameOf } from './use-name-of.ts'

/** Asks why an account is to be looked at, and says that its owner will know. */
export function SupportViewDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const name = useNameOf()(user)
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const open = useMutation(
    api.support.open.mutationOptions({
      onSuccess: ({ id }) => {
        enterCookie(id)
        // From the beginning: nothing of one's own account stays in the page.
        location.assign('/dashboard')
      },
    }),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    setRefused(reason.trim() === '')
    if (reason.trim() !== '') open.mutate({ userId: user.id, reason })
  }

  return (
    <Dialog
      title={t`See what ${name} sees?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={open.isPending}>
            {t`Open the view`}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {open.error && (
          <Alert tone="danger" urgent>
            {errorMessage(open.error)}
          </Alert>
        )}
        <p>
          {t`For an hour this browser shows their storyboards, media and billing. Nothing can be changed or spent. They are told at once, with your reason.`}
        </p>
        <Field label={t`Reason`} error={isRefused ? t`Enter a reason` : undefined}>
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
