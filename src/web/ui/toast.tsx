import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { Toaster as Sonner, toast } from 'sonner'
import { TONE_ICONS, type Tone } from './alert.tsx'
import { Button } from './button.tsx'
import { toastLayer } from './toast-layer.ts'

const LIFE_MS = 4000
const LONG_LIFE_MS = 5000

type ToastContent = {
  title: string
  text?: string | undefined
  /** The same key replaces the toast that is still shown. */
  key?: string
  action?: ReactNode
}

/** Tells one fact in the corner of the window, for four seconds, longer when there is more to read. */
export function showToast(tone: Tone, content: ToastContent | string) {
  const { title, text, key, action } = typeof content === 'string' ? { title: content } : content
  toast.custom(
    (id) => (
      <ToastCard tone={tone} title={title} onClose={() => toast.dismiss(id)}>
        {text}
        {action}
      </ToastCard>
    ),
    { duration: text || action ? LONG_LIFE_MS : LIFE_MS, ...(key && { id: key }) },
  )
}

/** Takes away the toast with this key. */
export function dismissToast(key: string): void {
  toast.dismiss(key)
}

export function Toaster() {
  const { t } = useLingui()
  return createPortal(
    <Sonner
      position="bottom-right"
      offset={16}
      mobileOffset={16}
      gap={8}
      visibleToasts={4}
      expand
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
