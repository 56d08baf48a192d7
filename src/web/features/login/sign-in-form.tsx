import { useLingui } from '@lingui/react/macro'
import { useWatch } from 'react-hook-form'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/interface-language.ts'
import { EmailField } from '#web/features/credentials/credential-fields.tsx'
import { SiteLink, useSiteLanguage } from '#web/features/site/site-language.tsx'
import { authRequest } from '#web/lib/auth-request.ts'
import { session } from '#web/lib/session.ts'
import { useCredentialRules } from '#web/lib/use-auth-form.ts'
import { Field, PasswordInput } from '#web/ui/field.tsx'
import { type AccountForm, AuthForm } from './auth-form.tsx'

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

/**
 * The account speaks the language that was chosen on the page it is signed in at. Pages in English may be what
 * nobody chose; they leave it as it is. Asked at the REST address, as the typed client is large.
 */
async function keepChosenLanguage(language: InterfaceLanguage): Promise<void> {
  if (language === INTERFACE_LANGUAGES[0]) return
  try {
    await fetch('/api/v1/account', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ language }),
    })
  } catch {
    // Nobody is kept out for it; the account goes on in its own language.
  }
}
