import { useLingui } from '@lingui/react/macro'
import { NewPasswordField, RefusalAlert } from '#web/features/credentials/credential-fields.tsx'
import { AuthError, authRequest } from '#web/lib/auth-request.ts'
import { useAuthForm, useCredentialRules } from '#web/lib/use-auth-form.ts'
import { AuthForm } from './auth-form.tsx'

type ResetPasswordFormProps = { token: string; onSaved: () => void; onDeadLink: () => void }

export function ResetPasswordForm({ token, onSaved, onDeadLink }: ResetPasswordFormProps) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const form = useAuthForm({ password: '' })
  return (
    <>
      <RefusalAlert refusal={form.refusal} />
      <AuthForm
        submitLabel={t`Save the new password`}
        busyLabel={t`Saving the new password`}
        isBusy={form.isBusy}
        onSubmit={form.submit(async ({ password }) => {
          try {
            await authRequest('/reset-password', { body: { newPassword: password, token } })
            onSaved()
          } catch (error) {
            if (!(error instanceof AuthError) || error.code !== 'INVALID_TOKEN') throw error
            onDeadLink()
          }
        })}
      >
        <NewPasswordField
          label={t`New password`}
          error={form.errorOf('password')}
          registration={form.register('password', rules.newPassword)}
        />
      </AuthForm>
    </>
  )
}
