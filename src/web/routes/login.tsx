import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useSessionState } from '#web/features/account/use-session-state.ts'
import { loginRequest } from '#web/features/login/login-request.ts'
import { SignInForm } from '#web/features/login/sign-in-form.tsx'
import { SignUpForm } from '#web/features/login/sign-up-form.tsx'
import { LoginArt } from '#web/features/login/login-art.tsx'
import { unlistedPageMeta } from '#web/features/site/page-meta.ts'
import { LogoLink } from '#web/ui/logo.tsx'
import type { Route } from './+types/login'
import '#web/features/login/login.css'

export const meta: Route.MetaFunction = (args) =>
  unlistedPageMeta(args, { title: msg`Sign in · Reelwright` })

export default function Login() {
  const { from, showSignUp } = loginRequest(useLocation().state)
  const [isSignUp, setSignUp] = useState(showSignUp)
  const session = useSessionState()
  if (session === 'signed-in') return <Navigate to={from} replace />
  return (
    <div className="auth">
      <main className="formcol">
        <div className="flex items-center justify-between gap-2">
          <LogoLink to="/home" />
          <button type="button" className="link text-sm" onClick={() => setSignUp(!isSignUp)}>
            {isSignUp ? <Trans>Sign in instead</Trans> : <Trans>Create an account</Trans>}
          </button>
        </div>
        {isSignUp ? <SignUpForm /> : <SignInForm />}
      </main>
      <LoginArt />
    </div>
  )
}
