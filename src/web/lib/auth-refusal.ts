import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { AuthError } from './auth-request.ts'

/** Why sign-in, sign-up or a change of them was refused, in words for the reader. */
export type AuthRefusal = {
  title: string
  text?: string | undefined
  /** The field that is at fault, when there is one. */
  field?: 'name' | 'email' | 'password' | 'currentPassword' | undefined
}

type Words = {
  title: MessageDescriptor
  text?: MessageDescriptor
  field?: AuthRefusal['field']
}

const MINUTE_S = 60

/** By the code of the service. No answer tells whether an address has an account. */
const WORDS: Record<string, Words> = {
  INVALID_EMAIL_OR_PASSWORD: {
    title: msg`Invalid login credentials`,
    text: msg`Check the e-mail and password.`,
  },
  ACCOUNT_NOT_CREATED: {
    title: msg`This account could not be created`,
    text: msg`If you have one already, sign in or reset your password.`,
  },
  INVALID_NAME: { title: msg`Enter your name`, field: 'name' },
  INVALID_EMAIL: { title: msg`Enter your e-mail address`, field: 'email' },
  EMAIL_IS_THE_SAME: { title: msg`This is your address already`, field: 'email' },
  PASSWORD_TOO_SHORT: { title: msg`Weak password: use at least 8 characters`, field: 'password' },
  PASSWORD_TOO_COMMON: {
    title: msg`Weak password: it is among the first that are guessed`,
    field: 'password',
  },
  PASSWORD_TOO_LONG: {
    title: msg`This password is too long: use at most 128 characters`,
    field: 'password',
  },
  INVALID_PASSWORD: {
    title: msg`The current password is not right`,
    field: 'currentPassword',
  },
  PASSWORD_IS_THE_SAME: {
    title: msg`This is your password already`,
    text: msg`Choose another one.`,
    field: 'password',
  },
  NO_PASSWORD_YET: {
    title: msg`This account has no password yet`,
    text: msg`Set one with “Forgot it?” on the sign-in page.`,
  },
  INVALID_TOKEN: {
    title: msg`This link has expired or was used already`,
    text: msg`Ask for a new one.`,
  },
  SIGN_IN_TO_CONFIRM: {
    title: msg`Sign in to your account first`,
    text: msg`Then this address can be confirmed.`,
  },
  EMAIL_ALREADY_VERIFIED: { title: msg`This address is confirmed already` },
  UNAUTHORIZED: { title: msg`No user is currently signed in` },
  UNREACHABLE: {
    title: msg`The server could not be reached`,
    text: msg`Check your connection and try again.`,
  },
}

const UNKNOWN: Words = { title: msg`This did not work`, text: msg`Try again in a moment.` }

/** What to tell about an error of `authRequest`. Unknown refusals keep the service's own message. */
export function authRefusal(i18n: I18n, error: unknown): AuthRefusal {
  if (!(error instanceof AuthError)) throw error
  if (error.waitS !== null) return tooMany(i18n, error.waitS)
  const words = WORDS[error.code]
  if (words) return said(i18n, words)
  return error.message ? { title: error.message } : said(i18n, UNKNOWN)
}

function said(i18n: I18n, { title, text, field }: Words): AuthRefusal {
  return { title: i18n._(title), text: text && i18n._(text), field }
}

function tooMany(i18n: I18n, waitS: number): AuthRefusal {
  const minutes = Math.ceil(waitS / MINUTE_S)
  const text =
    waitS <= MINUTE_S
      ? msg`Try again in ${plural(waitS, { one: '# second', other: '# seconds' })}.`
      : msg`Try again in ${plural(minutes, { one: '# minute', other: '# minutes' })}.`
  return { title: i18n._(msg`Too many attempts`), text: i18n._(text) }
}
