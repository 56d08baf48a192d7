import { GOOGLE_START_PATH } from '#contract/google-sign-in.ts'

/**
 * Where Google sign-in starts; it comes back to /dashboard.
 * @returns null where this installation has no Google sign-in, or when the server does not answer.
 */
export async function googleSignInAddress(): Promise<string | null> {
  try {
    const methods = await fetch('/api/v1/sign-in-methods')
    return methods.ok && (await methods.json()).google ? GOOGLE_START_PATH : null
  } catch {
    return null
  }
}
