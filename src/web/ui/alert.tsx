import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type Tone = 'info' | 'success' | 'warning' | 'danger'

export const TONE_ICONS: Record<Tone, LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
}

type AlertProps = {
  tone: Tone
  title?: ReactNode
  icon?: LucideIcon
  /** Speak it at once when it appears. */
  urgent?: boolean
  actions?: ReactNode
  children?: ReactNode
}

/** In the flow of the page, for things that stay true. */
export function Alert({ tone, title, icon, urgent = false, actions, children }: AlertProps) {
  const Icon = icon ?? TONE_ICONS[tone]
  return (
    <div className="alert" data-tone={tone} role={urgent ? 'alert' : undefined}>
      <Icon />
      <div>
        {title && <strong>{title}</strong>}
        {children}
      </div>
      {actions && <div className="alert-actions">{actions}</div>}
    </div>
  )
}
