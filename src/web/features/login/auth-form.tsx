import { Trans } from '@lingui/react/macro'
import type { FormEventHandler, ReactNode } from 'react'
import { NeedsScripts } from '#web/features/site/needs-scripts.tsx'
import { SiteLink } from '#web/features/site/site-language.tsx'
import { useAuthForm } from '#web/lib/use-auth-form.ts'
import { Button } from '#web/ui/button.tsx'

type AuthFormProps = {
  submitLabel: string
  busyLabel: string
  isBusy: boolean
  onSubmit: FormEventHandler
  children: ReactNode
}

/** Fields and one button; the browser's own complaints are off, ours stand at the fields. */
export function AuthForm({ submitLabel, busyLabel, isBusy, onSubmit, children }: AuthFormProps) {
  return (
    <form className="grid gap-4" method="post" noValidate onSubmit={onSubmit}>
      <NeedsScripts />
      {children}
      <Button type="submit" variant="primary" size="lg" block busy={isBusy}>
        {isBusy ? busyLabel : submitLabel}
      </Button>
    </form>
  )
}

export function ToSignIn() {
  return (
    <SiteLink className="link text-sm" to="/login">
      <Trans>Sign in instead</Trans>
    </SiteLink>
  )
}

type NewAccount = { name: string; email: string; password: string }

/** One form for signing in and for signing up, so that what was typed into one stands in the other. */
export function useAccountForm() {
  return useAuthForm<NewAccount>({ name: '', email: '', password: '' })
}

export type AccountForm = ReturnType<typeof useAccountForm>
