import { useEffect, useState } from 'react'

/**
 * Whether the visitor of a public page is signed in; false until it is known and when the server does not answer.
 * A plain request, as the session client of the application is a tenth of a public page's code.
 */
export function useSignedIn(): boolean {
  const [isSignedIn, setSignedIn] = useState(false)
  useEffect(() => {
    let isLeft = false
    void hasSession().then((found) => isLeft || setSignedIn(found))
    return () => {
      isLeft = true
    }
  }, [])
  return isSignedIn
}

let asking: Promise<boolean> | undefined

/** Several parts of a page that ask at once share the answer. */
function hasSession(): Promise<boolean> {
  asking ??= askServer().finally(() => {
    asking = undefined
  })
  return asking
}

async function askServer(): Promise<boolean> {
  try {
    const response = await fetch('/api/auth/get-session')
    return response.ok && (await response.json()) !== null
  } catch {
    return false
  }
}

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
