import { Navigate, Outlet } from 'react-router'
import { useSessionState } from '#web/features/account/use-session-state.ts'
import { useLiveUpdates } from '#web/features/live/use-live-updates.ts'
import { BootScreen } from '#web/features/shell/boot-screen.tsx'
import { DashboardError } from '#web/features/shell/dashboard-error.tsx'
import { DashboardProviders } from '#web/features/shell/dashboard-providers.tsx'
import { DashboardShell } from '#web/features/shell/dashboard-shell.tsx'
import { useLoadFailureToast } from '#web/features/shell/use-load-failure-toast.ts'
import { UnreachableScreen } from '#web/features/shell/unreachable-screen.tsx'

export default function DashboardLayout() {
  const session = useSessionState()
  if (session === 'loading') return <BootScreen />
  if (session === 'unreachable') return <UnreachableScreen />
  if (session === 'signed-out') return <Navigate to="/home" replace />
  return (
    <DashboardProviders>
      <SignedIn />
    </DashboardProviders>
  )
}

function SignedIn() {
  useLiveUpdates()
  useLoadFailureToast()
  return (
    <DashboardShell>
      <Outlet />
    </DashboardShell>
  )
}

export function ErrorBoundary() {
  return (
    <DashboardProviders>
      <DashboardShell>
        <DashboardError />
      </DashboardShell>
    </DashboardProviders>
  )
}
