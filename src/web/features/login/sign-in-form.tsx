import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { SiteLink } from '#web/features/site/site-link.tsx'
import { useSiteLanguage } from '#web/features/site/use-site-language.ts'
import { authRequest } from '#web/lib/auth-request.ts'
import { session } from '#web/lib/session.ts'
import { useCredentialRules } from '#web/lib/use-credential-rules.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AuthForm } from './auth-form.tsx'
import { EmailField } from '#web/features/credentials/email-field.tsx'
import { keepChosenLanguage } from './keep-chosen-language.ts'
import type { AccountForm } from './use-account-form.ts'

export function SignInForm({ form }: { form: AccountForm }) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const language = useSiteLanguage()
  const typedEmail = useWatch({ control: form.control, name: 'email' })
  return (
    <AuthForm
      submitLabel={t`Sign in`}
      busyLabel={t`Signing in`}
      isBusy={form.isBusy}
      onSubmit={form.submit(async ({ email, password }) => {
        await authRequest('/sign-in/email', { body: { email: email.trim(), password } })
        await keepChosenLanguage(language)
        await session.refresh()
      })}
    >
      <EmailField
        error={form.errorOf('email')}
        registration={form.register('email', rules.email)}
      />
      <Field
        label={t`Password`}
        aside={
          <SiteLink className="link text-xs" to="/forgot-password" state={{ email: typedEmail }}>
            {t`Forgot it?`}
          </SiteLink>
        }
        error={form.errorOf('password')}
      >
        {(control) => (
          <PasswordInput
            autoComplete="current-password"
            {...control}
            {...form.register('password', rules.password)}
          />
        )}
      </Field>
    </AuthForm>
  )
}
