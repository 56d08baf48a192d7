import { useMemo } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router'
import { localPath } from '#contract/public-page.ts'
import { Refusals } from '#web/features/account/refusals.tsx'
import { SignedOut } from '#web/features/account/signed-out.tsx'
import { useAccountLanguage } from '#web/features/account/use-account.ts'
import { BootScreen } from '#web/features/boot/boot-screen.tsx'
import { UnreachableScreen } from '#web/features/boot/unreachable-screen.tsx'
import { chosenLanguage } from '#web/features/language/language.tsx'
import { useLiveUpdates } from '#web/features/live/live-updates.ts'
import { DashboardError, useLoadFailureToast } from '#web/features/shell/dashboard-error.tsx'
import { DashboardProviders, DashboardShell } from '#web/features/shell/dashboard-shell.tsx'
import { speakApplication } from '#web/lib/i18n.ts'
import { useSessionState } from '#web/lib/session.ts'

/** Before anything of the dashboard is drawn, its words are there. */
export async function clientLoader() {
  await speakApplication(chosenLanguage())
  return null
}

export default function DashboardLayout() {
  const session = useSessionState()
  if (session === 'loading') return <BootScreen />
  if (session === 'unreachable') return <UnreachableScreen />
  if (session === 'signed-out') return <SignedOut />
  if (session === 'expired') return <ToSignIn />
  return (
    <DashboardProviders>
      <SignedIn />
    </DashboardProviders>
  )
}

/** Whoever was at work signs in and goes on where they were. */
function ToSignIn() {
  const { pathname, search } = useLocation()
  // The same object while it says the same, or each drawing would navigate anew.
  const state = useMemo(() => ({ from: pathname + search, sessionEnded: true }), [pathname, search])
  return <Navigate to={localPath('/login', chosenLanguage())} state={state} replace />
}

function SignedIn() {
  useAccountLanguage()
  useLiveUpdates()
  useLoadFailureToast()
  return (
    <Refusals>
      <DashboardShell>
        <Outlet />
      </DashboardShell>
    </Refusals>
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
