import type { LucideIcon } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from './button.tsx'
import './folded.css'

type FoldedProps = { icon: LucideIcon; label: string; children: ReactNode }

/** Controls of a bar that a narrow page folds away behind one button, in a row of their own. */
export function Folded({ icon, label, children }: FoldedProps) {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        className="fold-button"
        variant="ghost"
        square
        icon={icon}
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      />
      <div className="folded" id={id} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
