const OWN_PATH = /^\/(?!\/)/

/** Where to go after signing in and which form to show, from the state a link to /login carried. */
export function loginRequest(state: unknown) {
  const { from, showSignUp } = asObject(state)
  return {
    // A path of this site, never another one.
    from: typeof from === 'string' && OWN_PATH.test(from) ? from : '/dashboard',
    showSignUp: showSignUp === true,
  }
}

function asObject(value: unknown): { from?: unknown; showSignUp?: unknown } {
  return typeof value === 'object' && value !== null ? value : {}
}
