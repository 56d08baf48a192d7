import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AuthRefusal } from '#web/lib/auth-refusal.ts'

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
