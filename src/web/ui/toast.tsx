import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { useMediaQuery } from '#web/lib/browser-state.ts'
import { TONE_ICONS, type Tone } from './alert.tsx'
import { Button } from './button.tsx'

const LIFE_MS = 4000
const LONG_LIFE_MS = 5000

type ToastContent = {
  title: string
  text?: string | undefined
  /** The same key replaces the toast that is still shown. */
  key?: string
  action?: ReactNode
  /** Where the action needs longer than there is to read. */
  lifeMs?: number
}

/** Tells one fact at the edge of the window, for four seconds, longer when there is more to read. */
export function showToast(tone: Tone, content: ToastContent | string) {
  const { title, text, key, action, lifeMs } =
    typeof content === 'string' ? { title: content } : content
  toast.custom(
    (id) => (
      <ToastCard tone={tone} title={title} onClose={() => toast.dismiss(id)}>
        {text}
        {action}
      </ToastCard>
    ),
    { duration: lifeMs ?? (text || action ? LONG_LIFE_MS : LIFE_MS), ...(key && { id: key }) },
  )
}

/** Takes away the toast with this key. */
export function dismissToast(key: string): void {
  toast.dismiss(key)
}

/** At the bottom right; at the top of a phone, where thumbs and the actions of a sheet are at the bottom. */
export function Toaster() {
  const { t } = useLingui()
  const isPhone = useMediaQuery('(max-width: 767px)')
  // Four would cover what they tell of.
  const isSmall = useMediaQuery('(max-width: 1023px)')
  return createPortal(
    <Sonner
      position={isPhone ? 'top-center' : 'bottom-right'}
      offset={isPhone ? 8 : 16}
      mobileOffset={8}
      gap={8}
      visibleToasts={isSmall ? 2 : 4}
      expand={!isPhone}
      containerAriaLabel={t`Messages`}
    />,
    toastLayer(),
  )
}

type ToastCardProps = { tone: Tone; title: string; onClose: () => void; children?: ReactNode }

function ToastCard({ tone, title, onClose, children }: ToastCardProps) {
  const { t } = useLingui()
  const Icon = TONE_ICONS[tone]
  return (
    <div className="toast" data-tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon />
      <div>
        <strong>{title}</strong>
        {children}
      </div>
      <Button square size="sm" aria-label={t`Close`} onClick={onClose} icon={X} />
    </div>
  )
}

/** Where toasts are drawn; made once, when the first toaster stands. */
let layer: HTMLElement | undefined

function toastLayer() {
  if (layer) return layer
  layer = document.createElement('div')
  document.body.append(layer)
  return layer
}

/**
 * Takes the toasts into an open modal dialog, since all outside it is inert and lies below.
 * @returns what brings them back to where they were.
 */
export function raiseToasts(dialog: HTMLDialogElement) {
  const before = toastLayer().parentElement
  dialog.append(toastLayer())
  return () => (before?.isConnected ? before : document.body).append(toastLayer())
}
