import { useSyncExternalStore } from 'react'
import { followSession, session } from '#web/lib/session.ts'
import type { SessionState } from '#web/lib/session-store.ts'

/** Whether someone is signed in. A server that does not answer is not a sign-out. */
export function useSessionState(): SessionState {
  return useSyncExternalStore(followSession, session.state, () => 'loading')
}
