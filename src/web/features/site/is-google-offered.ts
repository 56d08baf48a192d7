/**
 * Whether this installation lets people sign in with Google. Not when the server does not answer: e-mail and
 * password always work.
 */
export async function isGoogleOffered(signal: AbortSignal | null = null): Promise<boolean> {
  try {
    const response = await fetch('/api/v1/sign-in-methods', { signal })
    return response.ok && (await response.json()).google === true
  } catch {
    return false
  }
}
