import { authClient } from '#web/lib/auth-client.ts'

export type SessionState = 'loading' | 'signed-in' | 'signed-out' | 'unreachable'

/** Whether someone is signed in. A server that does not answer is not a sign-out. */
export function useSessionState(): SessionState {
  const { data, isPending, error } = authClient.useSession()
  if (data) return 'signed-in'
  if (isPending) return 'loading'
  return error && error.status !== 401 ? 'unreachable' : 'signed-out'
}
