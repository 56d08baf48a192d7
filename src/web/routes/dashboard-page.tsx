import { Outlet } from 'react-router'
import { DashboardError } from '#web/features/shell/dashboard-error.tsx'

/** A page inside the shell. When it fails, the shell stays. */
export default function DashboardPage() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <DashboardError />
}
