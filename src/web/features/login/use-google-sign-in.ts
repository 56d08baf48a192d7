import { useEffect, useState } from 'react'
import { isGoogleOffered } from '#web/features/site/is-google-offered.ts'

/** Whether people can sign in with Google here; false until the server says so. */
export function useGoogleSignIn(): boolean {
  const [isOffered, setOffered] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void isGoogleOffered(leaving.signal).then(setOffered)
    return () => leaving.abort()
  }, [])
  return isOffered
}
