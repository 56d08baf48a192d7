/**
 * Where Google sign-in starts for this visitor; it comes back to /dashboard.
 * @returns null where this installation has no Google sign-in, or when the server does not answer.
 */
export async function googleSignInAddress(): Promise<string | null> {
  try {
    const methods = await fetch('/api/v1/sign-in-methods')
    if (!methods.ok || !(await methods.json()).google) return null
    const started = await fetch('/api/auth/sign-in/social', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        provider: 'google',
        callbackURL: `${window.location.origin}/dashboard`,
        disableRedirect: true,
      }),
    })
    const { url } = await started.json()
    return started.ok && typeof url === 'string' ? url : null
  } catch {
    return null
  }
}
