import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { NewPasswordField, RefusalAlert } from '#web/features/credentials/credential-fields.tsx'
import { api } from '#web/lib/api.ts'
import { authRequest } from '#web/lib/auth-request.ts'
import { useAuthForm, useCredentialRules } from '#web/lib/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function PasswordPanel() {
  const { t } = useLingui()
  const id = useId()
  const [isChanging, setChanging] = useState(false)
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 id={id}>{t`Password`}</h2>
        <Button needs="self" onClick={() => setChanging(true)}>{t`Change password`}</Button>
      </div>
      <p className="panel-body text-muted">
        {t`A change can sign out your other devices at once.`}
      </p>
      {isChanging && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </section>
  )
}

function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const formId = useId()
  const rules = useCredentialRules()
  const queryClient = useQueryClient()
  const form = useAuthForm({ currentPassword: '', password: '', revokeOtherSessions: true })

  const save = form.submit(async ({ currentPassword, password, revokeOtherSessions }) => {
    const body = { currentPassword, newPassword: password, revokeOtherSessions }
    await authRequest('/change-password', { body })
    await queryClient.invalidateQueries({ queryKey: api.session.list.key() })
    showToast('success', t`Password changed`)
    onClose()
  })

  return (
    <Dialog
      title={t`Change password`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.isBusy}>
            {form.isBusy ? t`Saving the new password` : t`Save the new password`}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-4" noValidate onSubmit={save}>
        <RefusalAlert refusal={form.refusal} />
        <Field label={t`Current password`} error={form.errorOf('currentPassword')}>
          {(control) => (
            <PasswordInput
              autoComplete="current-password"
              data-focus-first
              {...control}
              {...form.register('currentPassword', rules.password)}
            />
          )}
        </Field>
        <NewPasswordField
          label={t`New password`}
          error={form.errorOf('password')}
          registration={form.register('password', rules.newPassword)}
        />
        <label className="check-line">
          <input type="checkbox" className="check" {...form.register('revokeOtherSessions')} />
          {t`Sign out other devices`}
        </label>
      </form>
    </Dialog>
  )
}
