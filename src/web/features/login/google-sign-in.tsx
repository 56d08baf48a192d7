import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { GOOGLE_START_PATH } from '#contract/sign-in.ts'
import { isGoogleOffered } from '#web/features/site/sign-in-state.ts'
import type { AuthRefusal } from '#web/lib/auth-refusal.ts'
import { buttonClass } from '#web/ui/button.tsx'

/** Leads to Google by way of the server, and from there to the dashboard. */
export function GoogleButton() {
  return (
    <>
      <a className={buttonClass({ size: 'lg', block: true })} href={GOOGLE_START_PATH}>
        <GoogleMark />
        <Trans>Continue with Google</Trans>
      </a>
      <div className="or">
        <Trans>or with e-mail</Trans>
      </div>
    </>
  )
}

/** Google's G, in the colour of the text. */
function GoogleMark() {
  return (
    <svg
      className="lucide"
      viewBox="0 0 24 24"
      fill="currentColor"
      stroke="none"
      aria-hidden="true"
    >
      <path d="M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z" />
    </svg>
  )
}

/** Whether people can sign in with Google here; false until the server says so. */
export function useGoogleSignIn(): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void isGoogleOffered(leaving.signal).then(setOffered)
    return () => leaving.abort()
  }, [])
  return isOffered
}

type Words = { title: MessageDescriptor; text: MessageDescriptor }

const FAILED: Words = {
  title: msg`Sign-in with Google did not work`,
  text: msg`Try again, or sign in with e-mail and password.`,
}

const WORDS: Record<string, Words> = {
  google_cancelled: {
    title: msg`Sign-in with Google was cancelled`,
    text: msg`Try again, or sign in with e-mail and password.`,
  },
  google_expired: {
    title: msg`Sign-in with Google took too long`,
    text: msg`Start again with the button below.`,
  },
  google_unavailable: {
    title: msg`Google could not be reached`,
    text: msg`Try again later, or sign in with e-mail and password.`,
  },
  google_email_unverified: {
    title: msg`Google has not confirmed your address yet`,
    text: msg`Confirm it there, or sign in with e-mail and password.`,
  },
  google_account_unconfirmed: {
    title: msg`Confirm your e-mail address first`,
    text: msg`Sign in with your password, confirm the address in your profile, then use Google.`,
  },
  google_suspended: {
    title: msg`This account is suspended`,
    text: msg`Write to us on the contact page if you think that this is a mistake.`,
  },
  google_other_account: {
    title: msg`This address belongs to another Google account`,
    text: msg`Choose that account at Google, or sign in with e-mail and password.`,
  },
  google_too_many: {
    title: msg`Too many accounts were made from your network today`,
    text: msg`Try again tomorrow. Accounts that exist already can sign in.`,
  },
  google_too_often: {
    title: msg`Too many tries from your network`,
    text: msg`Wait a minute, then try again.`,
  },
  google_not_configured: {
    title: msg`Sign-in with Google is not set up here`,
    text: msg`Sign in with e-mail and password.`,
  },
}

/** What to tell a visitor who came back from Google with an error; null without one. */
export function googleRefusal(i18n: I18n, code: string | null): AuthRefusal | null {
  if (code === null) return null
  const { title, text } = WORDS[code] ?? FAILED
  return { title: i18n._(title), text: i18n._(text) }
}
