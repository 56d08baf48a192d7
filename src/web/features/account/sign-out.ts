import { t } from '@lingui/core/macro'
import { authRequest } from '#web/lib/auth-request.ts'
import { session } from '#web/lib/session.ts'
import { showToast } from '#web/ui/toast.tsx'

/** Ends the session in every tab of this browser and starts over at /. */
export async function signOut() {
  try {
    await session.signOut(() => authRequest('/sign-out', { body: {} }))
  } catch {
    showToast('danger', {
      title: t`You are still signed in`,
      text: t`The server could not be reached. Check your connection and try again.`,
    })
  }
}
