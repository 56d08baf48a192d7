import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { User } from '#contract/user.ts'
import { enterCookie } from '#web/features/support/support-view.tsx'
import { api } from '#web/lib/api.ts'
import { errorMessage } from '#web/lib/error-message.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { useNameOf, useUserChanges } from './use-users.ts'

type ReasonDialogProps = {
  title: string
  /** What happens, and what does not. */
  text: string
  hint?: string
  action: string
  variant: 'primary' | 'danger'
  isBusy: boolean
  error: unknown
  onConfirm: (reason: string) => void
  onClose: () => void
}

/** Asks why something is done to somebody's account. */
function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, hint, action, variant, isBusy, error, onConfirm, onClose } = props
  const { t } = useLingui()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)

  function submit(event: FormEvent): void {
    event.preventDefault()
    setRefused(reason.trim() === '')
    if (reason.trim() !== '') onConfirm(reason)
  }

  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant={variant} busy={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={submit}>
        {error !== null && (
          <Alert tone="danger" urgent>
            {errorMessage(error)}
          </Alert>
        )}
        <p>{text}</p>
        <Field label={t`Reason`} hint={hint} error={isRefused ? t`Enter a reason` : undefined}>
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

/** Asks why somebody is to be kept out, and says what that means. */
export function SuspendDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const name = useNameOf()(user)
  const { suspend } = useUserChanges()
  return (
    <ReasonDialog
      title={t`Suspend ${name}?`}
      text={t`Every session ends, nobody can sign in, API keys stop, and what is being made is cancelled free of charge. Nothing is deleted; you can resume the account at any time.`}
      hint={t`For you and the other admins; it stands in the audit log.`}
      action={t`Suspend`}
      variant="danger"
      isBusy={suspend.isPending}
      error={suspend.error}
      onConfirm={(reason) => suspend.mutate({ id: user.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

/** Asks why an account is to be looked at, and says that its owner will know. */
export function SupportViewDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useLingui()
  const name = useNameOf()(user)
  const open = useMutation(
    api.support.open.mutationOptions({
      onSuccess: ({ id }) => {
        enterCookie(id)
        // From the beginning: nothing of one's own account stays in the page.
        location.assign('/dashboard')
      },
    }),
  )
  return (
    <ReasonDialog
      title={t`See what ${name} sees?`}
      text={t`For an hour this browser shows their storyboards, media and billing. Nothing can be changed or spent. They are told at once, with your reason.`}
      action={t`Open the view`}
      variant="primary"
      isBusy={open.isPending}
      error={open.error}
      onConfirm={(reason) => open.mutate({ userId: user.id, reason })}
      onClose={onClose}
    />
  )
}
