import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { NewPasswordField } from '#web/features/credentials/new-password-field.tsx'
import { RefusalAlert } from '#web/features/credentials/refusal-alert.tsx'
import { api } from '#web/lib/api.ts'
import { authRequest } from '#web/lib/auth-request.ts'
import { useAuthForm } from '#web/lib/use-auth-form.ts'
import { useCredentialRules } from '#web/lib/use-credential-rules.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { showToast } from '#web/ui/toast.tsx'

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
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
