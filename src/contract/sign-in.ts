export type CredentialRefusal = { code: string; message: string }

/**
 * What the forms below /api/auth say when they refuse: sign-in, sign-up, passwords, addresses. None of it
 * tells whether an address has an account; a taken one reads like any other failed sign-up.
 */
export const credentialRefusals = {
  accountNotCreated: {
    code: 'ACCOUNT_NOT_CREATED',
    message:
      /*i18n*/ 'This account could not be created. If you have one already, sign in or reset your password.',
  },
  wrongCredentials: {
    code: 'INVALID_EMAIL_OR_PASSWORD',
    message: /*i18n*/ 'Invalid email or password',
  },
  usedLink: {
    code: 'INVALID_TOKEN',
    message: /*i18n*/ 'This link has expired or was used already. Ask for a new one.',
  },
  signInToConfirm: {
    code: 'SIGN_IN_TO_CONFIRM',
    message: /*i18n*/ 'Sign in to your account first, then open the link in the mail again.',
  },
  weakPassword: {
    code: 'PASSWORD_TOO_SHORT',
    message: /*i18n*/ 'Weak password: use at least 8 characters.',
  },
  commonPassword: {
    code: 'PASSWORD_TOO_COMMON',
    message: /*i18n*/ 'Weak password: it is among the first that are guessed.',
  },
  longPassword: {
    code: 'PASSWORD_TOO_LONG',
    message: /*i18n*/ 'This password is too long: use at most 128 characters.',
  },
  wrongPassword: {
    code: 'INVALID_PASSWORD',
    message: /*i18n*/ 'The current password is not right.',
  },
  samePassword: {
    code: 'PASSWORD_IS_THE_SAME',
    message: /*i18n*/ 'This is your password already. Choose another one.',
  },
  noPasswordYet: {
    code: 'NO_PASSWORD_YET',
    message:
      /*i18n*/ 'This account has no password yet. Set one with “Forgot it?” on the sign-in page.',
  },
  invalidEmail: { code: 'INVALID_EMAIL', message: /*i18n*/ 'Enter a valid e-mail address.' },
  confirmedAlready: {
    code: 'EMAIL_ALREADY_VERIFIED',
    message: /*i18n*/ 'This address is confirmed already.',
  },
  sameAddress: {
    code: 'EMAIL_IS_THE_SAME',
    message: /*i18n*/ 'This is your address already.',
  },
  tooManyTries: {
    code: 'TOO_MANY_TRIES',
    message: /*i18n*/ 'Too many requests. Please try again later.',
  },
  suspended: {
    code: 'ACCOUNT_SUSPENDED',
    message:
      /*i18n*/ 'This account is suspended. Write to us on the contact page if you think that this is a mistake.',
  },
  busy: {
    code: 'BUSY',
    message: /*i18n*/ 'Many people are signing in just now. Please try again in a few seconds.',
  },
} as const satisfies Record<string, CredentialRefusal>

/** Opening it leads to Google, and from there to /dashboard, or to /login with a refusal. */
export const GOOGLE_START_PATH = '/api/auth/google/start'

/** What /login finds as `error` in its address when Google sign-in did not work. */
export const GOOGLE_REFUSALS = [
  /** The visitor went back. */
  'google_cancelled',
  /** Too old, used already, or begun in another browser: starting again helps. */
  'google_expired',
  /** Google does not answer: later helps. */
  'google_unavailable',
  /** Google's answer cannot be trusted, or our client there is set up wrongly: see the log. */
  'google_failed',
  /** Google does not know that the address is theirs. */
  'google_email_unverified',
  /** There is an account whose address nobody has confirmed: sign in with its password, confirm the address. */
  'google_account_unconfirmed',
  /** The account of this address belongs to another Google account. */
  'google_other_account',
  /** An admin keeps this account out. */
  'google_suspended',
  /** Too many accounts were made from this range of addresses today: tomorrow helps. */
  'google_too_many',
  /** Too many starts from this address within a minute. */
  'google_too_often',
  /** The operator has not set Google up. */
  'google_not_configured',
] as const
export type GoogleRefusal = (typeof GOOGLE_REFUSALS)[number]
