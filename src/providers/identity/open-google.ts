import { createGoogle } from './google/create-google.ts'
import type { IdentityProvider } from './identity-provider.ts'

/** The settings of the same names. */
export type GoogleSettings = {
  GOOGLE_ISSUER: string
  GOOGLE_CLIENT_ID?: string | undefined
  GOOGLE_CLIENT_SECRET?: string | undefined
}

/** Google sign-in, or null where the installation has no client of its own there. */
export function openGoogle(settings: GoogleSettings): IdentityProvider | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = settings
  if (!clientId || !clientSecret) return null
  return createGoogle({ issuer: settings.GOOGLE_ISSUER, clientId, clientSecret })
}
