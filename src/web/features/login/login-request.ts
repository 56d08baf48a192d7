const OWN_PATH = /^\/(?![/\\])/

/** What a link to /login asks for, from the navigation state that it carried. */
export function loginRequest(state: unknown) {
  const { from, showSignUp, sessionEnded } = asObject(state)
  return {
    /** Where to go after signing in: a path of this site, never another one. */
    from: typeof from === 'string' && OWN_PATH.test(from) ? from : '/dashboard',
    showSignUp: showSignUp === true,
    /** The visitor was signed in a moment ago. */
    sessionEnded: sessionEnded === true,
  }
}

function asObject(value: unknown): {
  from?: unknown
  showSignUp?: unknown
  sessionEnded?: unknown
} {
  return typeof value === 'object' && value !== null ? value : {}
}
