import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { Account } from '#contract/account.ts'
import { DELETION_DAYS } from '#contract/limits.ts'
import { ConfirmDialog } from '#web/features/shell/confirm-dialog.tsx'
import { errorMessage } from '#web/lib/error-message.ts'
import { useCredentialRules } from '#web/lib/use-credential-rules.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { useDeletion } from './use-deletion.ts'

type DeleteAccountDialogProps = { account: Account; onClose: () => void }

/** Asks for the password, where there is one. */
export function DeleteAccountDialog({ account, onClose }: DeleteAccountDialogProps) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const [password, setPassword] = useState('')
  const [hasTried, setTried] = useState(false)
  const deletion = useDeletion(onClose)
  const isMissing = account.hasPassword && password === ''

  function submit(event?: FormEvent): void {
    event?.preventDefault()
    setTried(true)
    if (!isMissing) deletion.mutate(account.hasPassword ? { password } : {})
  }

  return (
    <ConfirmDialog
      title={t`Delete your account?`}
      action={t`Delete account`}
      isBusy={deletion.isPending}
      onConfirm={submit}
      onClose={onClose}
    >
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <p className="text-muted">
          {t`What is being made stops at once, and your other devices are signed out. In ${plural(DELETION_DAYS, { one: '# day', other: '# days' })} everything is deleted and cannot be brought back. Until then you can sign in and keep the account.`}
        </p>
        {deletion.error && (
          <Alert tone="danger" urgent>
            {errorMessage(deletion.error)}
          </Alert>
        )}
        {account.hasPassword && (
          <Field
            label={t`Current password`}
            error={hasTried && isMissing ? rules.password.required : undefined}
          >
            {(control) => (
              <PasswordInput
                {...control}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.target.value)}
              />
            )}
          </Field>
        )}
      </form>
    </ConfirmDialog>
  )
}
