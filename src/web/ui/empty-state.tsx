import type { ReactNode } from 'react'
import type { AspectRatio } from '#contract/options.ts'
import { PencilFrame } from './pencil-frame.tsx'

type EmptyStateProps = {
  /** h1 where it is all there is of the page. */
  heading?: 'h1' | 'h2' | 'h3'
  /** The blue frames above the text. */
  sketch: AspectRatio[]
  title: ReactNode
  text?: ReactNode
  /** The one thing to do about it. */
  action?: ReactNode
}

export function EmptyState(props: EmptyStateProps) {
  const { heading: Heading = 'h2', sketch, title, text, action } = props
  return (
    <div className="empty">
      <div className="sketch" aria-hidden="true">
        {sketch.map((ratio) => (
          <PencilFrame key={ratio} ratio={ratio} />
        ))}
      </div>
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {action}
    </div>
  )
}
