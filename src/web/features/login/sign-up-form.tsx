import { Trans, useLingui } from '@lingui/react/macro'
import { EmailField, NewPasswordField } from '#web/features/credentials/credential-fields.tsx'
import { rememberLanguage } from '#web/features/language/language.tsx'
import { SiteLink, useSiteLanguage } from '#web/features/site/site-language.tsx'
import { authRequest } from '#web/lib/auth-request.ts'
import { session } from '#web/lib/session.ts'
import { useCredentialRules } from '#web/lib/use-auth-form.ts'
import { Field } from '#web/ui/field.tsx'
import { type AccountForm, AuthForm } from './auth-form.tsx'

export function SignUpForm({ form }: { form: AccountForm }) {
  const { t } = useLingui()
  const rules = useCredentialRules()
  const language = useSiteLanguage()
  return (
    <AuthForm
      submitLabel={t`Create account`}
      busyLabel={t`Creating your account`}
      isBusy={form.isBusy}
      onSubmit={form.submit(async ({ name, email, password }) => {
        // The account will speak the language of the page it was made on.
        rememberLanguage(language)
        const body = { name: name.trim(), email: email.trim(), password }
        await authRequest('/sign-up/email', { body })
        await session.refresh()
      })}
    >
      <Field label={t`Full name`} error={form.errorOf('name')}>
        {(control) => (
          <input
            className="input"
            autoComplete="name"
            {...control}
            {...form.register('name', rules.name)}
          />
        )}
      </Field>
      <EmailField
        error={form.errorOf('email')}
        registration={form.register('email', rules.email)}
      />
      <NewPasswordField
        label={t`Password`}
        error={form.errorOf('password')}
        registration={form.register('password', rules.newPassword)}
      />
    </AuthForm>
  )
}

export function SignUpTerms() {
  return (
    <p className="text-xs text-muted">
      <Trans>
        By creating an account you agree to the{' '}
        <SiteLink className="underline" to="/terms">
          Terms
        </SiteLink>{' '}
        and the{' '}
        <SiteLink className="underline" to="/privacy">
          Privacy policy
        </SiteLink>
        .
      </Trans>
    </p>
  )
}
