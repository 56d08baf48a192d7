import type { ReactNode } from 'react'
import type { AspectRatio } from '#contract/options.ts'
import { PencilFrame } from './pencil-frame.tsx'

type EmptyStateProps = {
  /** The blue frames above the text. */
  sketch: AspectRatio[]
  title: ReactNode
  text?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

export function EmptyState({ sketch, title, text, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <div className="sketch" aria-hidden="true">
        {sketch.map((ratio) => (
          <PencilFrame key={ratio} ratio={ratio} />
        ))}
      </div>
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
