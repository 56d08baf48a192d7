import { useEffect, useState } from 'react'

/** Whether this installation lets people sign in with Google; false until the server says so. */
export function useGoogleSignIn(): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void isGoogleOffered(leaving.signal).then(setOffered)
    return () => leaving.abort()
  }, [])
  return isOffered
}

/** Without an answer the button stays away: e-mail and password always work. */
async function isGoogleOffered(signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch('/api/v1/sign-in-methods', { signal })
    const methods = (await response.json()) as { google?: boolean }
    return response.ok && methods.google === true
  } catch {
    return false
  }
}
