import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { SIGN_UP_CREDITS } from '#contract/limits.ts'
import { RefusalAlert } from '#web/features/credentials/credential-fields.tsx'
import { useAccountForm } from '#web/features/login/auth-form.tsx'
import { AuthHeading } from '#web/features/login/auth-news.tsx'
import { AuthPage } from '#web/features/login/auth-page.tsx'
import {
  GoogleButton,
  googleRefusal,
  useGoogleSignIn,
} from '#web/features/login/google-sign-in.tsx'
import { loginRequest } from '#web/features/login/login-request.ts'
import { SignInForm } from '#web/features/login/sign-in-form.tsx'
import { SignUpForm, SignUpTerms } from '#web/features/login/sign-up-form.tsx'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import { useIsHydrated } from '#web/lib/browser-state.ts'
import { useSessionState } from '#web/lib/session.ts'
import { Alert } from '#web/ui/alert.tsx'
import type { Route } from './+types/login'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, {
    title: msg`Sign in · Reelwright`,
    description: msg`Sign in to Reelwright or create an account: an idea becomes a storyboard of scenes, then a captioned short video.`,
  })

export default function Login() {
  const { from, showSignUp, sessionEnded } = loginRequest(useLocation().state)
  const isHydrated = useIsHydrated()
  const [chosen, setChosen] = useState<'sign-in' | 'sign-up' | null>(null)
  const form = useAccountForm()
  const isGoogleOffered = useGoogleSignIn()
  const sentBack = useGoogleRefusal()
  const session = useSessionState()
  if (session === 'signed-in') return <Navigate to={from} replace />

  const isSignUp = chosen ? chosen === 'sign-up' : isHydrated && showSignUp

  function swap() {
    form.forgive()
    setChosen(isSignUp ? 'sign-in' : 'sign-up')
  }

  return (
    <AuthPage
      aside={
        <button type="button" className="link text-sm" onClick={swap}>
          {isSignUp ? <Trans>Sign in instead</Trans> : <Trans>Create an account</Trans>}
        </button>
      }
    >
      {isSignUp ? <SignUpHeading /> : <SignInHeading />}
      {isHydrated && sessionEnded && form.isUntouched && <SessionEnded />}
      <RefusalAlert refusal={form.refusal ?? (form.isUntouched ? sentBack : null)} />
      {isGoogleOffered && <GoogleButton />}
      {isSignUp ? <SignUpForm form={form} /> : <SignInForm form={form} />}
      {isSignUp && <SignUpTerms />}
    </AuthPage>
  )
}

/** What went wrong at Google, from the address it came back to. */
function useGoogleRefusal() {
  const { i18n } = useLingui()
  const [params] = useSearchParams()
  const isHydrated = useIsHydrated()
  return isHydrated ? googleRefusal(i18n, params.get('error')) : null
}

function SignInHeading() {
  return (
    <AuthHeading title={<Trans>Sign in</Trans>}>
      <Trans>Your storyboards are where you left them.</Trans>
    </AuthHeading>
  )
}

function SignUpHeading() {
  return (
    <AuthHeading title={<Trans>Create your account</Trans>}>
      <Trans>{SIGN_UP_CREDITS} credits to start with. No credit card required.</Trans>
    </AuthHeading>
  )
}

/** The visitor was at work when the session ended. */
export function SessionEnded() {
  return (
    <Alert tone="warning" urgent title={<Trans>No user is currently signed in</Trans>}>
      <Trans>Your session has ended. Sign in to go on where you were.</Trans>
    </Alert>
  )
}
