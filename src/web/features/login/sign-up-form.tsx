import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import { authClient } from '#web/lib/auth-client.ts'
import { Field } from '#web/ui/field.tsx'
import { AuthForm } from './auth-form.tsx'
import {
  EMAIL_RULES,
  NAME_RULES,
  NEW_PASSWORD_RULES,
  PASSWORD_MAX_CHARACTERS,
  PASSWORD_MIN_CHARACTERS,
} from './credentials.ts'

type NewAccount = { name: string; email: string; password: string }

/** A new account is signed in at once; the page reacts to the session. */
export function SignUpForm() {
  const { t } = useLingui()
  const [refusal, setRefusal] = useState<string | null>(null)
  const form = useForm<NewAccount>({
    defaultValues: { name: '', email: '', password: '' },
  })
  const { errors, isSubmitting } = form.formState

  async function signUp(account: NewAccount) {
    setRefusal(null)
    const { error } = await authClient.signUp.email(account)
    if (error) setRefusal(error.message ?? t`The account could not be created. Try again.`)
  }

  return (
    <AuthForm
      title={t`Create your account`}
      subtitle={t`${SIGN_UP_CREDITS} credits to start with. No credit card required.`}
      refusal={refusal}
      submitLabel={t`Create account`}
      busyLabel={t`Creating your account`}
      isBusy={isSubmitting}
      onSubmit={(event) => void form.handleSubmit(signUp)(event)}
    >
      <Field label={t`Full name`} error={errors.name && t`Enter your name`}>
        {(control) => (
          <input
            className="input"
            autoComplete="name"
            {...control}
            {...form.register('name', NAME_RULES)}
          />
        )}
      </Field>
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
      <Field
        label={t`Password`}
        hint={t`Long beats complicated: three or four words work well.`}
        error={
          errors.password &&
          t`Use ${PASSWORD_MIN_CHARACTERS} to ${PASSWORD_MAX_CHARACTERS} characters`
        }
      >
        {(control) => (
          <input
            className="input"
            type="password"
            autoComplete="new-password"
            {...control}
            {...form.register('password', NEW_PASSWORD_RULES)}
          />
        )}
      </Field>
    </AuthForm>
  )
}
