import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { ToSignIn } from '#web/features/login/auth-form.tsx'
import { AuthHeading, AuthNews } from '#web/features/login/auth-news.tsx'
import { AuthPage } from '#web/features/login/auth-page.tsx'
import { DeadLink, isLinkAlive, useLinkToken } from '#web/features/login/mail-link.tsx'
import { ResetPasswordForm } from '#web/features/login/password-reset-forms.tsx'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import { SiteButtonLink } from '#web/features/site/site-language.tsx'
import type { Route } from './+types/reset-password'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, { title: msg`New password · Reelwright` })

export default function ResetPassword() {
  const token = useLinkToken()
  const [end, setEnd] = useState<'saved' | 'dead-link' | null>(null)

  useEffect(() => {
    if (token) void isLinkAlive(token).then((isAlive) => isAlive || setEnd('dead-link'))
  }, [token])

  return (
    <AuthPage aside={<ToSignIn />}>
      {end === 'saved' && <Saved />}
      {(token === null || end === 'dead-link') && <AskAgain />}
      {token !== null && end === null && (
        <>
          <AuthHeading title={<Trans>Choose a new password</Trans>}>
            <Trans>You are signed out everywhere once it is saved.</Trans>
          </AuthHeading>
          <ResetPasswordForm
            token={token ?? ''}
            onSaved={() => setEnd('saved')}
            onDeadLink={() => setEnd('dead-link')}
          />
        </>
      )}
    </AuthPage>
  )
}

function Saved() {
  return (
    <AuthNews
      title={<Trans>The new password is saved</Trans>}
      text={<Trans>Every device was signed out. Sign in with the new password.</Trans>}
    >
      <SiteButtonLink to="/login" variant="primary" size="lg" block>
        <Trans>Sign in</Trans>
      </SiteButtonLink>
    </AuthNews>
  )
}

function AskAgain() {
  return (
    <DeadLink text={<Trans>A link works once, for an hour. Your password is unchanged.</Trans>}>
      <SiteButtonLink to="/forgot-password" variant="primary" size="lg" block>
        <Trans>Ask for a new link</Trans>
      </SiteButtonLink>
    </DeadLink>
  )
}
