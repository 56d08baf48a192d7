import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'draft' | 'accent' | 'info' | 'success' | 'warning' | 'danger'

type BadgeProps = { tone?: BadgeTone; icon?: LucideIcon; children: ReactNode }

export function Badge({ tone = 'neutral', icon: Icon, children }: BadgeProps) {
  return (
    <span className="badge" data-tone={tone}>
      {Icon && <Icon />}
      {children}
    </span>
  )
}
