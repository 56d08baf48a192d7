import { authClient } from '#web/lib/auth-client.ts'

/** Ends the session and starts over with a fresh page, so that nothing of the account stays in memory. */
export async function signOut() {
  await authClient.signOut()
  window.location.assign('/')
}
