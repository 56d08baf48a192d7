import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { ToSignIn } from '#web/features/login/auth-form.tsx'
import { AuthHeading } from '#web/features/login/auth-news.tsx'
import { AuthPage } from '#web/features/login/auth-page.tsx'
import { LinkSent } from '#web/features/login/mail-link.tsx'
import { ForgotPasswordForm } from '#web/features/login/password-reset-forms.tsx'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import type { Route } from './+types/forgot-password'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, { title: msg`Forgotten password · Reelwright` })

export default function ForgotPassword() {
  const typedBefore = emailIn(useLocation().state)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [email, setEmail] = useState(typedBefore)

  function sent(address: string) {
    setEmail(address)
    setSentTo(address)
  }

  return (
    <AuthPage aside={<ToSignIn />}>
      {sentTo ? (
        <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
      ) : (
        <>
          <AuthHeading title={<Trans>Forgotten password</Trans>}>
            <Trans>We mail you a link that lets you choose a new one.</Trans>
          </AuthHeading>
          <ForgotPasswordForm email={email} onSent={sent} />
        </>
      )}
    </AuthPage>
  )
}

/** What was typed on the sign-in page. */
function emailIn(state: unknown): string {
  const { email } = (state ?? {}) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
