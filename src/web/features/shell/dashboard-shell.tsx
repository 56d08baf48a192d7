import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Header } from './header.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'
import './shell.css'

/** Header, sidebar and the page between them. */
export function DashboardShell({ children }: { children: ReactNode }) {
  const sidebar = useSidebar()
  return (
    <>
      <a className="skip" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <Header isSidebarExpanded={sidebar.isExpanded} onToggleSidebar={sidebar.toggle} />
      <div
        className="app"
        data-side={sidebar.mode}
        data-drawer={sidebar.isDrawerOpen ? '' : undefined}
      >
        <Sidebar
          isRail={sidebar.mode === 'rail' && !sidebar.isNarrow}
          onLeave={sidebar.closeDrawer}
        />
        {/* The drawer also closes by Escape and by its button. */}
        <div className="scrim" onClick={sidebar.closeDrawer} aria-hidden="true" />
        <main className="main" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
    </>
  )
}
