import { Trans } from '@lingui/react/macro'
import { QueryClientProvider } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Announcements } from '#web/features/announcement/announcements.tsx'
import { PurchaseLayer } from '#web/features/billing/purchase.tsx'
import { AwayNote } from '#web/features/boot/unreachable-screen.tsx'
import { CreditsShortDialog } from '#web/features/credits-short/credits-short-dialog.tsx'
import { DeletionNote } from '#web/features/leaving/deletion-note.tsx'
import { SupportBanner } from '#web/features/support/support-view.tsx'
import { InvitationsNote, RoleNote } from '#web/features/team/team-notes.tsx'
import { createQueryClient } from '#web/lib/api.ts'
import { useIsOnline } from '#web/lib/device.ts'
import { whenBack } from '#web/lib/site-away.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Toaster } from '#web/ui/toast.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'
import { Header } from './header.tsx'
import { RouteAnnouncer } from './route-announcer.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'
import './shell.css'

/** Header, sidebar and the page between them. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  const { isDrawerOpen } = sidebar
  return (
    <>
      <a className="skip" href="#main" inert={isDrawerOpen}>
        <Trans>Skip to content</Trans>
      </a>
      <Header
        isSidebarExpanded={sidebar.isExpanded}
        isDrawerOpen={isDrawerOpen}
        onToggleSidebar={sidebar.toggle}
      />
      <div className="app" data-side={sidebar.mode} data-drawer={isDrawerOpen ? '' : undefined}>
        <Sidebar
          isRail={sidebar.mode === 'rail' && !sidebar.isNarrow}
          isDrawerOpen={isDrawerOpen}
          onCloseDrawer={sidebar.closeDrawer}
        />
        {/* The drawer also closes by Escape and by its button. */}
        <div className="scrim" onClick={sidebar.closeDrawer} aria-hidden="true" />
        <main className="main" id="main" tabIndex={-1} inert={isDrawerOpen}>
          <SupportBanner />
          <OfflineNote />
          <AwayNote />
          <DeletionNote />
          <InvitationsNote />
          <RoleNote />
          <Announcements />
          {children}
        </main>
      </div>
      <RouteAnnouncer />
      <CreditsShortDialog />
      <PurchaseLayer />
    </>
  )
}

/** Says on every page that the connection is gone, for as long as it is. */
function OfflineNote() {
  const isOnline = useIsOnline()
  return (
    <output className="mb-4 block empty:hidden">
      {!isOnline && (
        <Alert tone="warning" icon={WifiOff} title={<Trans>You are offline</Trans>}>
          <Trans>Work under way goes on. This page catches up once the connection is back.</Trans>
        </Alert>
      )}
    </output>
  )
}

const TOOLTIP_DELAY_MS = 400

/** One for the whole visit; the dashboard is never drawn on a server. */
const queryClient = createQueryClient()
// What is shown may be from before, or the word that it could not be read.
whenBack(() => void queryClient.invalidateQueries())

/** What the dashboard stands on and the public pages do without: data, tooltips, toasts. */
export function DashboardProviders({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <TooltipProvider delayDuration={TOOLTIP_DELAY_MS}>
        {children}
        <Toaster />
      </TooltipProvider>
    </QueryClientProvider>
  )
}
