import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { authClient } from '#web/lib/auth-client.ts'
import { Field } from '#web/ui/field.tsx'
import { AuthForm } from './auth-form.tsx'
import { EMAIL_RULES } from './credentials.ts'

type Credentials = { email: string; password: string }

/** A signed-in session appears by itself afterwards; the page reacts to it. */
export function SignInForm() {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState

  async function signIn(credentials: Credentials) {
    setRefusal(null)
    const { error } = await authClient.signIn.email(credentials)
    if (error) setRefusal(error.message ?? t`Signing in failed. Try again.`)
  }

  return (
    <AuthForm
      title={t`Sign in`}
      subtitle={t`Your storyboards are where you left them.`}
      refusal={refusal}
      submitLabel={t`Sign in`}
      busyLabel={t`Signing in`}
      isBusy={isSubmitting}
      onSubmit={(event) => void form.handleSubmit(signIn)(event)}
    >
      <Field label={t`E-mail`} error={errors.email && t`Enter your e-mail address`}>
        {(control) => (
          <input
            className="input"
            type="email"
            autoComplete="email"
            {...control}
            {...form.register('email', EMAIL_RULES)}
          />
        )}
      </Field>
      <Field label={t`Password`} error={errors.password && t`Enter your password`}>
        {(control) => (
          <input
            className="input"
            type="password"
            autoComplete="current-password"
            {...control}
            {...form.register('password', { required: true })}
          />
        )}
      </Field>
    </AuthForm>
  )
}
