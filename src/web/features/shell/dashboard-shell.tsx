import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Announcements } from '#web/features/announcement/announcements.tsx'
import { SupportBanner } from '#web/features/support/support-banner.tsx'
import { AwayNote } from '#web/features/boot/away-note.tsx'
import { PurchaseLayer } from '#web/features/billing/purchase-layer.tsx'
import { CreditsShortDialog } from '#web/features/credits-short/credits-short-dialog.tsx'
import { DeletionNote } from '#web/features/leaving/deletion-note.tsx'
import { InvitationsNote } from '#web/features/team/invitations-note.tsx'
import { RoleNote } from '#web/features/team/role-note.tsx'
import { Header } from './header.tsx'
import { OfflineNote } from './offline-note.tsx'
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
