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
