const WINDOW_S = 60

const CREDENTIAL_FORMS = [
  '/sign-in/email',
  '/sign-up/email',
  '/request-password-reset',
  '/reset-password',
  '/send-verification-email',
  '/verify-email',
  '/change-password',
  '/change-email',
]

/** One client address may send each of these forms so often a minute; the library counts in the database. */
export function rateLimits(attemptsPerMinute: number) {
  const attempts = { window: WINDOW_S, max: attemptsPerMinute }
  return {
    ...Object.fromEntries(CREDENTIAL_FORMS.map((path) => [path, attempts])),
    '/get-session': false as const,
    '/sign-out': false as const,
  }
}
