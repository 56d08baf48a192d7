import { useLingui } from '@lingui/react/macro'
import {
  EmailField,
  NewPasswordField,
  RefusalAlert,
} from '#web/features/credentials/credential-fields.tsx'
import { AuthError, authRequest } from '#web/lib/auth-request.ts'
import { useAuthForm, useCredentialRules } from '#web/lib/use-auth-form.ts'
import { AuthForm } from './auth-form.tsx'

type ForgotPasswordFormProps = { email: string; onSent: (email: string) => void }

/** Asks for a link; the answer is the same whether or not the address has an account. */
export function ForgotPasswordForm({ email, onSent }: ForgotPasswordFormProps) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const form = useAuthForm({ email })
  return (
    <>
      <RefusalAlert refusal={form.refusal} />
      <AuthForm
        submitLabel={t`Send the link`}
        busyLabel={t`Sending the link`}
        isBusy={form.isBusy}
        onSubmit={form.submit(async (typed) => {
          await authRequest('/request-password-reset', { body: { email: typed.email.trim() } })
          onSent(typed.email.trim())
        })}
      >
        <EmailField
          error={form.errorOf('email')}
          registration={form.register('email', rules.email)}
        />
      </AuthForm>
    </>
  )
}

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
