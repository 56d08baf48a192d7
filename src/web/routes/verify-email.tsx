import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'react-router'
import { RefusalAlert } from '#web/features/credentials/credential-fields.tsx'
import { AuthHeading, AuthNews } from '#web/features/login/auth-news.tsx'
import { AuthPage } from '#web/features/login/auth-page.tsx'
import { DeadLink, useLinkToken } from '#web/features/login/mail-link.tsx'
import { useConfirmation } from '#web/features/login/use-confirmation.ts'
import { PageNeedsScripts } from '#web/features/site/needs-scripts.tsx'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import { SiteButtonLink } from '#web/features/site/site-language.tsx'
import { useSessionState } from '#web/lib/session.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Spinner } from '#web/ui/progress.tsx'
import type { Route } from './+types/verify-email'

const PROFILE = '/dashboard/profile'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, { title: msg`Confirm your e-mail · Reelwright` })

export default function VerifyEmail() {
  const { confirmation, confirm } = useConfirmation(useLinkToken())
  return (
    <AuthPage>
      {confirmation.state === 'confirming' && <Confirming />}
      {confirmation.state === 'confirmed' && <Confirmed />}
      {confirmation.state === 'confirmed-before' && <ConfirmedBefore />}
      {confirmation.state === 'dead-link' && <AskAgain />}
      {confirmation.state === 'sign-in-first' && <SignInFirst />}
      {confirmation.state === 'refused' && (
        <>
          <AuthHeading title={<Trans>Confirm your e-mail</Trans>} />
          <RefusalAlert refusal={confirmation.refusal} />
          <Button variant="primary" size="lg" block onClick={() => void confirm()}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )}
    </AuthPage>
  )
}

function Confirming() {
  return (
    <>
      <AuthHeading title={<Trans>Confirm your e-mail</Trans>} />
      <output className="flex items-center gap-2.5 text-muted">
        <Spinner />
        <Trans>Confirming your address</Trans>
      </output>
      <PageNeedsScripts />
    </>
  )
}

function Confirmed() {
  const isSignedIn = useSessionState() === 'signed-in'
  return (
    <AuthNews
      title={<Trans>Your e-mail is confirmed</Trans>}
      text={<Trans>Mail about your account goes to this address.</Trans>}
    >
      {isSignedIn ? (
        <ButtonLink to="/dashboard" variant="primary" size="lg" block>
          <Trans>Go to the dashboard</Trans>
        </ButtonLink>
      ) : (
        <SiteButtonLink to="/login" variant="primary" size="lg" block>
          <Trans>Sign in</Trans>
        </SiteButtonLink>
      )}
    </AuthNews>
  )
}

function ConfirmedBefore() {
  return (
    <AuthNews
      title={<Trans>This is your address already</Trans>}
      text={<Trans>The link was used before. Mail about your account goes to this address.</Trans>}
    >
      <ButtonLink to="/dashboard" variant="primary" size="lg" block>
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </AuthNews>
  )
}

function AskAgain() {
  const isSignedIn = useSessionState() === 'signed-in'
  const look = { variant: 'primary', size: 'lg', block: true } as const
  const label = <Trans>Open your profile</Trans>
  return (
    <DeadLink
      text={
        <Trans>Your profile says whether your address is confirmed, and sends a new link.</Trans>
      }
    >
      {isSignedIn ? (
        <ButtonLink to={PROFILE} {...look}>
          {label}
        </ButtonLink>
      ) : (
        <SiteButtonLink to="/login" state={{ from: PROFILE }} {...look}>
          {label}
        </SiteButtonLink>
      )}
    </DeadLink>
  )
}

/** A new address counts only once its account's owner has confirmed it. */
function SignInFirst() {
  const { pathname, search } = useLocation()
  if (useSessionState() === 'signed-in') return <OtherAccount />
  return (
    <AuthNews
      title={<Trans>Sign in to your account first</Trans>}
      text={<Trans>Then this address is confirmed by itself.</Trans>}
    >
      <SiteButtonLink
        to="/login"
        state={{ from: pathname + search }}
        variant="primary"
        size="lg"
        block
      >
        <Trans>Sign in</Trans>
      </SiteButtonLink>
    </AuthNews>
  )
}

function OtherAccount() {
  return (
    <AuthNews
      title={<Trans>This link belongs to another account</Trans>}
      text={<Trans>Sign out, then open the link in the mail again.</Trans>}
    >
      <ButtonLink to="/dashboard" variant="primary" size="lg" block>
        <Trans>Go to the dashboard</Trans>
      </ButtonLink>
    </AuthNews>
  )
}
