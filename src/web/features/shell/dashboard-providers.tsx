import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createQueryClient } from '#web/lib/query-client.ts'
import { whenBack } from '#web/lib/site-away.ts'
import { Toaster } from '#web/ui/toast.tsx'
import { TooltipProvider } from '#web/ui/tooltip.tsx'

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
