import { useEffect, useState } from 'react'

/**
 * Whether the visitor of a public page is signed in; false until it is known and when the server does not answer.
 * A plain request, as the session client of the application is a tenth of a public page's code.
 */
export function useSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    hasSession(leaving.signal).then(setSignedIn, () => undefined)
    return () => leaving.abort()
  }, [])
  return isSignedIn
}

async function hasSession(signal: AbortSignal): Promise<boolean> {
  const response = await fetch('/api/auth/get-session', { signal })
  return response.ok && (await response.json()) !== null
}
