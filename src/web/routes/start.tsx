import { Navigate } from 'react-router'
import { useSessionState } from '#web/features/account/use-session-state.ts'
import { BootScreen } from '#web/features/shell/boot-screen.tsx'
import { UnreachableScreen } from '#web/features/shell/unreachable-screen.tsx'

export default function Start() {
  const session = useSessionState()
  if (session === 'loading') return <BootScreen />
  if (session === 'unreachable') return <UnreachableScreen />
  return <Navigate to={session === 'signed-in' ? '/dashboard' : '/home'} replace />
}
